import { join } from 'node:path';
import { createApi } from '@agile-languages/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSettings, settingsOf } from '../site-settings.ts';
import { testStore } from '../test/test-store.ts';
import { trainer as trainerWith } from './trainer.ts';

const trainer = (args: string[]) => trainerWith(args, {});

const addStaff = ['add-staff', '--email', 'owner@example.com'];

beforeEach(async () => {
  const store = await testStore();
  await keepSettings(store, settingsOf({ DEMO: '0', PORT: '7404' }));
  vi.stubEnv('RELEASES_DIR', store.directory);
  const dataDir = join(store.directory, 'data');
  await (await createApi({ dataDir, demo: false, logLevel: 'silent' })).close();
  vi.stubEnv('DATA_DIR', dataDir);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  process.exitCode = undefined;
});

test('trainer, settings of the site forgotten: those that are kept with the releases', { tags: ['all'] }, async () => {
  await trainer(addStaff);

  expect(process.exitCode).toBe(0);
  expect(process.stdout.write).toHaveBeenCalledWith(
    expect.stringMatching(/\nhttp:\/\/localhost:7404\/desk\/welcome#[\w-]{22}\n$/),
  );
});

test('trainer, other settings than those of the site: refused', { tags: ['all'] }, async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://other.example');

  await expect(trainer(addStaff)).rejects.toThrow(
    'SITE_ORIGIN is https://other.example, but this site has http://localhost:7404.',
  );
});

test('trainer, DATA_DIR forgotten where a database of before is: refused', { tags: ['all'] }, async () => {
  const { RELEASES_DIR, DATA_DIR: former } = process.env;
  const dataDir = join(`${RELEASES_DIR}`, 'elsewhere');
  await (await createApi({ dataDir, releasesDir: RELEASES_DIR, demo: false, logLevel: 'silent' })).close();
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

  vi.stubEnv('DATA_DIR', dataDir);
  await trainer(addStaff);
  expect(process.exitCode).toBe(0);
  vi.stubEnv('DATA_DIR', former);
  await trainer(addStaff);
  expect(process.exitCode).toBe(1);
  expect(write).toHaveBeenCalledWith(expect.stringContaining('is not that of this site. Nothing has changed.'));
});
