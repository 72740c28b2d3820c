// SPDX-License-Identifier: Apache-2.0
//
// What was said and not yet read. On a small screen the chat is in a drawer, whose handle says so.
export const chat_news = $state({ read: 0, unread: 0 });
