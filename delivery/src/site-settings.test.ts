import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import {
  expectSameSettings,
  keepSettings,
  matchingEnvironment,
  settingsOf,
  siteEnvironment,
  siteVariables,
} from './site-settings.ts';
import { testStore } from './test/test-store.ts';

async function siteOf(env: NodeJS.ProcessEnv) {
  const store = await testStore();
  await keepSettings(store, settingsOf(env));
  return { RELEASES_DIR: store.directory };
}

const testEnv = { SITE_ORIGIN: 'https://site.test', BRAND: 'Test Brand', DEMO: '0' };

test('nothing kept: the environment as it is', async () => {
  const { directory } = await testStore();

  const { config, isKept } = await siteEnvironment({ ...testEnv, RELEASES_DIR: directory }, undefined);

  expect(isKept).toBe(false);
  expect(config.site).toMatchObject({ origin: 'https://site.test', brand: 'Test Brand', demo: false });
});

test('file of the settings that is cut off, or that the account may not read: not taken for a site without settings', async () => {
  const store = await testStore();
  const env = { RELEASES_DIR: store.directory };
  await writeFile(store.site, '{"SITE_ORIGIN":');
  const sentence = `${store.site}, the configuration of the site, is not readable. Nothing has changed.`;
  await expect(matchingEnvironment(env, undefined)).rejects.toThrow(sentence);
  await expect(expectSameSettings(store, testEnv)).rejects.toThrow(sentence);

  await rm(store.site);
  await mkdir(store.site);
  await expect(matchingEnvironment(env, undefined)).rejects.toThrow('EISDIR');
});

test('variables forgotten: those of the site, also for the API', async () => {
  const site = await siteOf(testEnv);

  const { config, env, conflict } = await matchingEnvironment({ ...site, PORT: '4000' }, undefined);

  expect(config).toMatchObject({ port: 4000, site: { origin: 'https://site.test', brand: 'Test Brand', demo: false } });
  expect(env).toMatchObject(testEnv);
  expect(conflict).toBeUndefined();
});

test('the same variables: no conflict', async () => {
  const site = await siteOf(testEnv);

  expect(
    (await siteEnvironment({ ...site, ...testEnv, SITE_ORIGIN: 'https://site.test/' }, undefined)).conflict,
  ).toBeUndefined();
});

test.each([
  [
    'another origin',
    { SITE_ORIGIN: 'https://other.test' },
    'SITE_ORIGIN is https://other.test, but this site has https://site.test.',
  ],
  ['demonstration data', { DEMO: '1' }, 'DEMO is 1, but this site has 0.'],
  [
    'what the site leaves to the default',
    { LOGIN_URL: 'https://login.test' },
    'LOGIN_URL is https://login.test, but this site has the default.',
  ],
])(
  'environment with %s: refused with both values; the configuration stays that of the site',
  async (_, changes, sentence) => {
    const env = { ...(await siteOf(testEnv)), ...changes };

    expect((await siteEnvironment(env, undefined)).conflict).toBe(sentence);
    expect((await siteEnvironment(env, undefined)).config.site.origin).toBe('https://site.test');
    await expect(matchingEnvironment(env, undefined)).rejects.toThrow(
      new UserError(`${sentence} The command did nothing. To change the site: npm run configure`),
    );
  },
);

test('site of this machine on another port: a conflict', async () => {
  const site = await siteOf({ PORT: '3000' });

  expect((await siteEnvironment({ ...site, PORT: '3000' }, undefined)).conflict).toBeUndefined();
  expect((await siteEnvironment({ ...site, PORT: '4000' }, undefined)).conflict).toBe(
    'PORT is 4000, but the pages of this site are made for http://localhost:3000.',
  );
});

test('origin not set: the one that follows from the port is kept', async () => {
  expect(settingsOf({ PORT: '4000' })).toEqual({ SITE_ORIGIN: 'http://localhost:4000' });
});

test('settings that have changed since the environment was made from them: refused', async () => {
  const store = await testStore();
  await keepSettings(store, settingsOf(testEnv));
  const { env } = await matchingEnvironment({ RELEASES_DIR: store.directory }, undefined);
  await expect(expectSameSettings(store, env)).resolves.toBeUndefined();

  await keepSettings(store, settingsOf({ ...testEnv, DEMO: '1' }));

  await expect(expectSameSettings(store, env)).rejects.toThrow(
    new UserError('The configuration of the site has changed meanwhile. Nothing has changed. Try again.'),
  );
});

test('settings in the README: those that are kept with the releases have a table, all others another one', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const namesBelow = (title: string) => {
    const section = readme.split(`\n### ${title}\n`)[1]?.split(/\n##/)[0] ?? '';
    return [...section.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  };
  const kept: readonly string[] = siteVariables;
  const ofEachStart = namesBelow('Of each start');

  expect(namesBelow('Kept with the releases').toSorted()).toEqual(kept.toSorted());
  expect(ofEachStart).toContain('BACKUP_DIR');
  expect(ofEachStart.filter((name) => kept.includes(name))).toEqual([]);
});
