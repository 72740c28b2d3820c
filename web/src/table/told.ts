// SPDX-License-Identifier: Apache-2.0
//
// The arguments of an event. An event of a newer server may lack one, or have another in its place:
// then it is empty.
import type { Document, Told } from '../protocol';

export const args_of = ({ args }: Told): Readonly<Record<string, Document>> =>
  args !== null && typeof args === 'object' && !Array.isArray(args) ? args : {};

export function text_in(told: Told, name: string): string {
  const value = args_of(told)[name];
  return typeof value === 'string' ? value : '';
}
export const number_in = (told: Told, name: string): number => Number(args_of(told)[name] ?? 0);
export function list_in(told: Told, name: string): string[] {
  const value = args_of(told)[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
