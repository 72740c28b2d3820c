// SPDX-License-Identifier: Apache-2.0
// These name the range of each file, so that only what a language needs is loaded.
import '@fontsource/alegreya/600.css';
import '@fontsource/nunito-sans/400.css';
import '@fontsource/nunito-sans/600.css';
import './app/theme.css';
import './app/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { start_connection } from './lib/connection.svelte';
import { start_router } from './lib/router.svelte';
import { start_settings } from './lib/settings.svelte';

start_settings();
start_router();
start_connection();
const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
