import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApiProcess } from './api-process.ts';

test('API in a process of its own, killed: it is back, and stops when it is asked to', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-api-process-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { port, pid, stop } = await startApiProcess({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  onTestFinished(stop);
  const isLive = async () => (await fetch(`http://127.0.0.1:${port()}/api/live`)).ok;
  expect(await isLive()).toBe(true);
  const before = pid();

  process.kill(before, 'SIGKILL');

  await vi.waitFor(() => expect(port()).toBeUndefined(), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await isLive()).toBe(true), { timeout: 10_000 });
  expect(pid()).not.toBe(before);
  await stop();
  await expect(isLive()).rejects.toThrow();
});
