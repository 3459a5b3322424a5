import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { createTestClock, hour, minute } from '../testing/test-clock.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { checkBackup } from './check-backup.ts';
import { createNightlyBackup } from './nightly-backup.ts';

function createNights(start: string, write: (file: string) => Promise<void>) {
  const dir = join(createTestDir(), 'backups');
  const clock = createTestClock(start);
  const entries: string[] = [];
  const log = {
    info: (...[, text]: unknown[]) => entries.push(String(text)),
    error: (...[, text]: unknown[]) => entries.push(String(text)),
  };
  const plan = { dir, at: '03:00', keep: 3 };
  return { ...createNightlyBackup({ plan, clock: clock.read, log, write }), clock, dir, entries };
}

const writeTest = async (file: string) => writeFileSync(file, 'test');

test('before the time of the day: no backup; after it: one, and only one', async () => {
  const { runIfDue, clock, dir, entries } = createNights('2026-11-21T02:59:00.000Z', writeTest);
  await runIfDue();
  expect(entries).toEqual([]);
  clock.advance(minute);
  await runIfDue();
  await runIfDue();

  expect(readdirSync(dir)).toEqual(['backup-2026-11-21.sqlite']);
  expect(entries).toEqual(['backup written']);
});

test('more backups than are kept: the oldest go, other files stay', async () => {
  const { runIfDue, clock, dir } = createNights('2026-11-21T04:00:00.000Z', writeTest);
  await runIfDue();
  writeFileSync(join(dir, 'by-hand.sqlite'), 'test');
  for (let night = 0; night < 4; night++) {
    clock.advance(24 * hour);
    await runIfDue();
  }

  expect(readdirSync(dir)).toEqual([
    'backup-2026-11-23.sqlite',
    'backup-2026-11-24.sqlite',
    'backup-2026-11-25.sqlite',
    'by-hand.sqlite',
  ]);
});

test('backup that fails: logged, tried again after an hour, and earlier ones stay', async () => {
  let isFull = false;
  const { runIfDue, clock, dir, entries } = createNights('2026-11-21T04:00:00.000Z', (file) =>
    isFull ? Promise.reject(new Error('test: disk full')) : writeTest(file),
  );
  await runIfDue();
  isFull = true;
  clock.advance(24 * hour);
  await runIfDue();
  clock.advance(59 * minute);
  await runIfDue();
  expect(entries).toEqual(['backup written', 'backup failed']);
  expect(readdirSync(dir)).toHaveLength(1);
  isFull = false;
  clock.advance(minute);
  await runIfDue();

  expect(entries.at(-1)).toBe('backup written');
  expect(readdirSync(dir)).toHaveLength(2);
});

test('clock that was a year ahead: backups go on, failed ones too, and that of the other year does not count', async () => {
  let isFull = false;
  const { runIfDue, age, clock, dir, entries } = createNights('2027-11-21T04:00:00.000Z', (file) =>
    isFull ? Promise.reject(new Error('test: disk full')) : writeTest(file),
  );
  await runIfDue();
  isFull = true;
  clock.advance(24 * hour);
  await runIfDue();
  clock.advance(-366 * 24 * hour);
  expect(age()).toBe(Number.POSITIVE_INFINITY);
  isFull = false;
  await runIfDue();

  expect(entries).toEqual(['backup written', 'backup failed', 'backup written']);
  expect(readdirSync(dir)).toEqual(['backup-2026-11-21.sqlite', 'backup-2027-11-21.sqlite']);
});

onEachEngine((engine) => {
  test('running API whose time has come, beside the data of another site: a whole backup', async () => {
    const other = createTestDir();
    writeFileSync(join(other, 'database.json'), '{"engine":"SQLite"}');
    vi.stubEnv('DATA_DIR', other);
    const dir = join(createTestDir(), 'backups');
    await createTestApi({ engine, backup: { dir, at: '00:00', keep: 3 } });
    const file = join(dir, 'backup-2026-11-21.sqlite');
    await expect.poll(() => checkable(file)).toMatchObject({ members: 1, isDemo: true });
  });
});

function checkable(file: string) {
  try {
    return checkBackup(file);
  } catch {
    return undefined;
  }
}
