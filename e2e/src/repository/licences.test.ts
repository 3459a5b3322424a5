import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

/** No further duties than a notice. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Zlib',
  'CC0-1.0',
  'OFL-1.1',
  'MPL-2.0',
];

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const installed = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
);

/** Only the server loads it (decision 55). */
const pictureLibrary = { path: /node_modules\/@img\/sharp-/, licence: 'LGPL-3.0-or-later' };

test('packages that serving and releasing need: each has a licence that is allowed', () => {
  const isAllowed = (path: string, licence = '') =>
    licence
      .replaceAll(/[()]/g, '')
      .split(/ AND | OR /)
      .every((each) => allowed.includes(each) || (pictureLibrary.path.test(path) && each === pictureLibrary.licence));

  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([path, { license }]) => !isAllowed(path, license)).map(([path]) => path)).toEqual([]);
});

test('packages that serving and releasing need: none is a browser, a tool of tests or a version before its release', () => {
  const unwanted = /lighthouse|playwright|puppeteer|chromium|vitest|happy-dom|axe-core|biome|knip/;

  expect(installed.map(([path]) => path).filter((path) => unwanted.test(path))).toEqual([]);
  expect(
    installed.filter(([, { version }]) => /-(?:alpha|beta|rc|canary)/.test(version)).map(([path]) => path),
  ).toEqual([]);
});

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}
