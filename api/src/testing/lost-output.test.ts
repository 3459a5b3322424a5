/** @module-tag all */
import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
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
    let said = '';
    stdout?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    const ask = async () => {
      const { headers, status } = await fetch(`${base}/nothing`);
      expect(status).toBe(404);
      return headers.get('x-request-id') ?? 'none';
    };
    const asked = [await ask()];
    const lineOfAsked = () => said.split(/(?<=\n)/).find((line) => asked.some((id) => line.includes(id))) ?? '';
    await expect.poll(lineOfAsked).toMatch(/\n$/);
    const requests = Math.ceil(3_000_000 / lineOfAsked().length);
    stdout?.pause();
    said = '';
    for (let round = 0; round < requests; round += 50) await Promise.all(Array.from({ length: 50 }, ask));

    stdout?.resume();
    // The lines of those who ask before there is room again are lost.
    const goesOn = async () => {
      asked.push(await ask());
      return lineOfAsked();
    };
    await expect.poll(goesOn).not.toBe('');
    expect(said.length).toBeGreaterThan(1_000_000);
    expect(said.length).toBeLessThan(2_000_000);
  },
);
