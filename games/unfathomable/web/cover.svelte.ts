// SPDX-License-Identifier: Apache-2.0
//
// Whether what only I may know is covered: on the panel, and in the log beside it.
export const cover = $state({ on: true });
