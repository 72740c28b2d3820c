// SPDX-License-Identifier: Apache-2.0
//
// What keeps the main thread of a page busy, by the browser's own trace: its tasks, and how much of
// each was script, style and layout, or painting.

const kinds = {
  script: [
    'EvaluateScript',
    'FunctionCall',
    'TimerFire',
    'FireAnimationFrame',
    'RunMicrotasks',
    'EventDispatch',
    'v8.compile',
    'v8.compileModule',
    'v8.evaluateModule',
    'v8.produceCache',
    'MinorGC',
    'MajorGC',
  ],
  layout: [
    'UpdateLayoutTree',
    'Layout',
    'PrePaint',
    'HitTest',
    'IntersectionObserverController::computeIntersections',
  ],
  paint: [
    'Paint',
    'Layerize',
    'Commit',
    'UpdateLayer',
    'CompositeLayers',
    'Decode Image',
    'ImageDecodeTask',
  ],
};
const kind_of = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind])),
);

// The time of each kind in a task: nested events count for the innermost kind that is known.
function shares(task, events) {
  const found = { script: 0, layout: 0, paint: 0, other: 0 };
  const open = [{ end: task.ts + task.dur, kind: 'other' }];
  let at = task.ts;
  const until = (time) => {
    while (open.length > 1 && open.at(-1).end <= time) {
      const { end, kind } = open.pop();
      found[kind] += Math.max(0, end - at);
      at = Math.max(at, end);
    }
    found[open.at(-1).kind] += Math.max(0, time - at);
    at = Math.max(at, time);
  };
  for (const { ts, dur, name } of events) {
    until(ts);
    const kind = kind_of.get(name) ?? open.at(-1).kind;
    open.push({ end: Math.min(ts + dur, open.at(-1).end), kind });
  }
  until(task.ts + task.dur);
  return Object.fromEntries(
    Object.entries(found).map(([kind, us]) => [kind, Math.round(us / 1000)]),
  );
}

// The functions of the profile that were running in a task, by the time with all that they called.
function functions_in(task, profile) {
  const totals = new Map();
  for (const { at, us, node } of profile.samples) {
    if (at < task.ts || at > task.ts + task.dur) continue;
    const seen = new Set();
    for (let one = profile.nodes.get(node); one; one = profile.nodes.get(one.parent)) {
      const { functionName, url = '', lineNumber = 0 } = one.callFrame;
      const name = `${functionName || '(nameless)'} ${url.split('/').at(-1)}:${lineNumber + 1}`;
      if (seen.has(name)) continue;
      seen.add(name);
      totals.set(name, (totals.get(name) ?? 0) + us);
    }
  }
  return [...totals]
    .filter(([, us]) => us > 1000)
    .sort((a, b) => b[1] - a[1])
    .map(([name, us]) => `${Math.round(us / 1000)} ${name}`);
}

function profile_of(events) {
  const nodes = new Map();
  const samples = [];
  const begun = events.find(({ name }) => name === 'Profile');
  let at = begun?.args.data.startTime ?? 0;
  for (const { name, args, id } of events) {
    if (name !== 'ProfileChunk' || id !== begun?.id) continue;
    for (const node of args.data.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    const deltas = args.data.timeDeltas ?? [];
    for (const [i, node] of (args.data.cpuProfile?.samples ?? []).entries()) {
      at += deltas[i] ?? 0;
      samples.push({ at, us: deltas[i] ?? 0, node });
    }
  }
  return { nodes, samples };
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'blink.user_timing',
  '__metadata',
];

// The processes that the page was drawn by: a browser has others with a main thread, for its own pages.
function processes_of(frame, events) {
  const all = new Set();
  for (const { name, args } of events) {
    if (name === 'TracingStartedInBrowser')
      for (const one of args.data.frames) if (one.frame === frame) all.add(one.processId);
    if (name === 'FrameCommittedInBrowser' && args.data.frame === frame)
      all.add(args.data.processId);
  }
  return all;
}

/** Traces what `act` does with the page. Gives its tasks of at least `least_ms`, longest first. */
export async function tasks_of(page, act, { least_ms = 50, why = false } = {}) {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const profiled = why ? ['v8.cpu_profiler', 'disabled-by-default-v8.cpu_profiler'] : [];
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [...categories, ...profiled],
      recordMode: 'recordAsMuchAsPossible',
    },
  });
  await act();
  const over = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await over;
  await devtools.detach();

  const processes = processes_of(frameTree.frame.id, events);
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .filter(({ pid }) => processes.has(pid))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const whole = events
    .filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const found = [];
  for (const task of whole) {
    if (task.name !== 'RunTask' && task.name !== 'ThreadControllerImpl::RunTask') continue;
    if (task.dur < least_ms * 1000) continue;
    const inside = whole.filter(
      (one) =>
        one !== task &&
        one.pid === task.pid &&
        one.ts >= task.ts &&
        one.ts + one.dur <= task.ts + task.dur,
    );
    const mine = events.filter(({ pid }) => pid === task.pid);
    found.push({
      ms: Math.round(task.dur / 1000),
      at: task.ts,
      ...shares(task, inside),
      layouts: inside
        .filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout')
        .map(
          ({ name, dur, args }) =>
            `${name} ${(dur / 1000).toFixed(1)} ${args.elementCount ?? `${args.beginData?.dirtyObjects} of ${args.beginData?.totalObjects}`}`,
        ),
      ...(why ? { why: functions_in(task, profile_of(mine)) } : {}),
    });
  }
  return found.sort((a, b) => b.ms - a.ms);
}

export const told = (tasks) =>
  tasks.length === 0
    ? 'no task of 50 ms'
    : tasks
        .slice(0, 8)
        .map(
          ({ ms, script, layout, paint, other }) =>
            `${ms} (script ${script}, layout ${layout}, paint ${paint}, other ${other})`,
        )
        .join(', ');
