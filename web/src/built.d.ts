// SPDX-License-Identifier: Apache-2.0
//
// What vite.config.ts puts into the page.
declare const HADAL_HERE: boolean; // public/offline/ has the house
