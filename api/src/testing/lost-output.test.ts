/** @module-tag all */
import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';
import { startApi } from './started-api.ts';
import { createTestDir } from './test-dir.ts';

const full = '/dev/full';
const patient = { timeout: 120_000 };
const main = join(import.meta.dirname, '../main.ts');

test.skipIf(!existsSync(full))(
  'log on a full disk: the API starts and answers, and lines are lost',
  patient,
  async () => {
    const port = await freePort();
    const env = { ...process.env, DATA_DIR: createTestDir(), PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'info' };
    const api = spawn(process.execPath, [main], { env, stdio: ['ignore', openSync(full, 'w'), openSync(full, 'w')] });
    onTestFinished(() => void api.kill('SIGKILL'));
    const status = async () => (await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined))?.status;

    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    for (let times = 0; times < 5; times++) expect(await status()).toBe(200);
    expect(api.exitCode).toBeNull();
  },
);

test('whoever reads the log has gone: the API answers', patient, async () => {
  const { base, process: api } = await startApi({ DATA_DIR: createTestDir(), LOG_LEVEL: 'info' });
  api.stdout?.destroy();
  api.stderr?.destroy();

  for (let times = 0; times < 5; times++) expect((await fetch(`${base}/ready`)).status).toBe(200);
  expect(api.exitCode).toBeNull();
});

test(
  'whoever reads the log has stopped: the API answers, keeps little of it, and goes on with it later',
  patient,
  async () => {
    const { base, process: api } = await startApi({ DATA_DIR: createTestDir(), LOG_LEVEL: 'info' });
    const { stdout } = api;
    let read = 0;
    stdout?.on('data', (part: Buffer) => {
      read += part.length;
    });
    const ask = async () => expect((await fetch(`${base}/nothing`)).status).toBe(404);
    const allRead = async () => {
      for (let before = -1; before !== read; await wait(300)) before = read;
      return read;
    };
    const before = await allRead();
    await ask();
    const line = (await allRead()) - before;
    expect(line).toBeGreaterThan(100);
    stdout?.pause();
    const unread = read;
    const asked = Math.ceil(3_000_000 / line);
    for (let round = 0; round < asked; round += 50) await Promise.all(Array.from({ length: 50 }, ask));

    stdout?.resume();
    const late = await allRead();
    expect(late - unread).toBeGreaterThan(1_000_000);
    expect(late - unread).toBeLessThan(2_000_000);
    await ask();
    expect((await allRead()) - late).toBeGreaterThan(100);
  },
);
