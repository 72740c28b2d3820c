// SPDX-License-Identifier: Apache-2.0
//
// A clock for countdowns on the screen. It ticks only while something uses it.
import { createSubscriber } from 'svelte/reactivity';

const tick_ms = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, tick_ms);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return performance.now();
}
