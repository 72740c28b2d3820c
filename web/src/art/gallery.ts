// SPDX-License-Identifier: Apache-2.0
import { mount } from 'svelte';
import '../app/theme.css';
import '../app/base.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
