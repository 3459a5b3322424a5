import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../places.ts';
import { browserTestsOf, teamOf, teamsIn } from './teams.ts';

const teams = teamsIn(root);

test('teams of this checkout: each area, the shell, the API, delivery and shared, with folders that are there', () => {
  const folders = teams.flatMap(({ workspaces, types }) => [...workspaces, ...types]);

  expect(teams.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['catalog', 'shell', 'api', 'delivery', 'shared']),
  );
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

/** Their tests have the tag of an area. */
const ofAllTeams = ['pages', 'visitors'];

test('folders of browser tests: each belongs to one team, but for those that try the pages of all', () => {
  const owned = teams.flatMap(({ browserTests }) => browserTests);
  const folders = readdirSync(join(root, 'e2e/tests'));

  expect(folders.filter((folder) => !owned.includes(folder) && !ofAllTeams.includes(folder))).toEqual([]);
  expect(new Set(owned).size).toBe(owned.length);
});

test('unknown team: refused with those that there are', () => {
  expect(() => teamOf(root, 'test')).toThrow(
    `There is no team "test". Teams are: ${teams.map(({ name }) => name).join(', ')}.`,
  );
});

test.each([
  [' catalog/carousel.spec.ts row: test', true],
  ['catalog/carousel.spec.ts row: test', true],
  ['shared site catalog/carousel.spec.ts row: test', true],
  [' pages/served.spec.ts /faq: one h1 @catalog', true],
  [' pages/served.spec.ts /faq: one h1 @catalog @shell', true],
  [' pages/served.spec.ts /stories: one h1 @catalog-of-stories', false],
  [' experts/data.spec.ts catalog/test', false],
] as const)('browser tests of the catalogue: "%s" is one: %s', (title, isOne) => {
  expect(new RegExp(browserTestsOf(teamOf(root, 'catalog'))).test(title)).toBe(isOne);
});
