import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { leaner } from './plugins.ts';
import reactRouterLoader from './react-router-loader.ts';

const folder = dirname(leaner['react-router$']);
const chunks = (await readdir(folder)).filter((name) => name.startsWith('chunk-') && name.endsWith('.mjs'));
const source = (await Promise.all(chunks.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
const done = reactRouterLoader(source);

const effects = /^(?:\w+\.\w+ = |var \w+ = React\d*\.\w+\()/gm;

test('React Router as it is published: nothing happens any more while its components are made', () => {
  expect(source.match(effects)?.length).toBeGreaterThan(25);
  expect(done.match(effects)).toBeNull();
});

test('context of a component: still given to it', () => {
  expect(done).toMatch(
    /^var RenderErrorBoundary = class extends React\d*\.Component \{\n {2}static contextType = RSCRouterContext;/m,
  );
});

test('other code: as it was', () => {
  const other = 'function test() {\n  Link.displayName = "Link";\n}\nvar made = other.createContext(null);\n';

  expect(reactRouterLoader(other)).toBe(other);
});
