import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.ts';

export interface DeskScreen {
  /** A section of the desk, or a route with `:id`. */
  path: string;
  /** In the first heading of a section. */
  title: string;
  /** Has the list records with pages? */
  hasRecords: boolean;
}

const found = (file: string, pattern: RegExp): [string, string][] =>
  [...readFileSync(join(root, 'desk/src', file), 'utf8').matchAll(pattern)].map(([, path = '', name = '']) => [
    path,
    name,
  ]);

const sections = found('shell/sections.ts', /path: '([^']+)', name: '([^']+)'/g);
const routes = found('desk.tsx', /<Route path="(\/[^"*]*)"/g).map(([path]) => path);
const isRecord = (path: string) => path.endsWith('/:id');

const withoutRecords = ['/', '/invitations', '/staff', '/reports', '/settings', '/audit', '/account'];

const isOfSection = (path: string) =>
  sections.some(([section]) => path === section || (isRecord(path) && path.startsWith(`${section}/`)));

/** From the desk's own tables: a new section or route is among them without any change here. */
export const deskScreens: readonly DeskScreen[] = [
  ...sections.map(([path, title]) => ({ path, title, hasRecords: !withoutRecords.includes(path) })),
  ...routes.filter((path) => !isOfSection(path)).map((path) => ({ path, title: '', hasRecords: false })),
];

/** Of a record that has a route of its own. */
export const recordPatternOf = (section: string): RegExp => {
  const route = routes.find((path) => isRecord(path) && path.startsWith(`${section}/`)) ?? `${section}/:id`;
  return new RegExp(`^/desk${route.replace(':id', '[^/?]+')}$`);
};
