// SPDX-License-Identifier: Apache-2.0
//
// Addresses of the page. A link is an ordinary <a href>: App.svelte catches the clicks.
import { is_game, type Game } from '../games';

export type Route =
  | { page: 'home' }
  | { page: 'make'; game: Game }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string }
  | { page: 'reference'; game: Game }
  | { page: 'deal'; game: Game }
  | { page: 'puzzles'; game: Game }
  | { page: 'puzzle'; game: Game; id: string }
  | { page: 'learn'; game: Game; lesson: string }
  | { page: 'lessons' }
  | { page: 'account' }
  | { page: 'unknown' };

export function route_of(path: string): Route {
  const [page = '', rest = '', more = '', ...beyond] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (beyond.length > 0 || (more && page !== 'learn' && page !== 'puzzles'))
    return { page: 'unknown' };
  switch (page) {
    case '':
      return { page: 'home' };
    case 'table':
    case 'review':
      return rest ? { page, id: rest } : { page: 'unknown' };
    case 'make':
    case 'reference':
    case 'deal':
      return is_game(rest) ? { page, game: rest } : { page: 'unknown' };
    case 'puzzles':
      if (!is_game(rest)) return { page: 'unknown' };
      return more ? { page: 'puzzle', game: rest, id: more } : { page, game: rest };
    case 'learn':
      if (!rest) return { page: 'lessons' };
      return is_game(rest) ? { page, game: rest, lesson: more } : { page: 'unknown' };
    case 'account':
      return rest ? { page: 'unknown' } : { page };
    default:
      return { page: 'unknown' };
  }
}

let here = $state.raw({ path: '/', search: '' });

export const route = (): Route => route_of(here.path);
export const query = (): URLSearchParams => new URLSearchParams(here.search);

// An invitation or a link to a review stays in the address: without it we cannot see a private
// table.
export function let_in(): Record<string, string> {
  const asked = query();
  return Object.fromEntries(
    ['invite', 'share'].flatMap((key) => {
      const value = asked.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
}
export function invited(address: string): string {
  const more = new URLSearchParams(let_in()).toString();
  if (!more) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${more}`;
}

// A host of files knows one page: there the address is behind a #.
export const to = (address: string): string => (HADAL_SITE ? `#${address}` : address);

function read(): void {
  if (!HADAL_SITE) here = { path: location.pathname, search: location.search };
  else if (!location.hash || location.hash.startsWith('#/')) {
    const { pathname, search } = new URL(location.hash.slice(1) || '/', location.origin);
    here = { path: pathname, search };
  }
}

export function go(address: string): void {
  history.pushState(null, '', to(address));
  read();
  scrollTo(0, 0);
}

// The address changes, the page does not: for positions within a review.
export function note_query(values: Record<string, string>): void {
  const search = `?${new URLSearchParams(values)}`;
  history.replaceState(null, '', to(here.path + search));
  here = { path: here.path, search };
}

export function start_router(): void {
  read();
  addEventListener('popstate', read);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
