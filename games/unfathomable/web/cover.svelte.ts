// SPDX-License-Identifier: Apache-2.0
//
// Whether what only I may know is covered: on the panel, and in the log beside it.
// `looked`: how many of my loyalty cards I have looked at.
export const cover = $state({ on: true, looked: 0 });
