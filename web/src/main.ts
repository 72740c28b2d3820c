// SPDX-License-Identifier: Apache-2.0
import './app/fonts.css';
import './app/theme.css';
import './app/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { pages } from './app/pages';
import { connect, start_connection } from './lib/connection.svelte';
import { keep_page, start_place } from './lib/place.svelte';
import { route, start_router } from './lib/router.svelte';
import { start_rest } from './lib/rest';
import { find_session } from './lib/session.svelte';
import { start_settings } from './lib/settings.svelte';

// Everything the first page needs is requested at once: words, page, person, and the socket of a
// table.
start_settings();
start_rest();
start_router();
start_connection();
await start_place();
find_session().catch(() => undefined); // App asks again, when there are words to complain
if (route().page === 'table') connect();
void pages[route().page]().catch(() => undefined);
const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
keep_page();
