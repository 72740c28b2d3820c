// SPDX-License-Identifier: Apache-2.0
//
// What vite.config.ts puts into the page.
declare const HADAL_HERE: boolean; // built/ has the house
declare const HADAL_SITE: boolean; // there is no server: any host of files has the page
