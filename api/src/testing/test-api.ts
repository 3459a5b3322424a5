import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createApi } from '../api.ts';
import { openDatabase } from '../database/open-database.ts';
import type { ApiOptions } from '../options.ts';
import { createTestClock } from './test-clock.ts';

const testPasswordCost = { memoryCost: 64, timeCost: 1 };

/** An empty folder that goes when the test ends. */
export function createTestDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'api-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** An API over a database of its own, on a clock that stands still. It is closed when the test ends. */
export async function createTestApi(options: ApiOptions = {}) {
  const clock = createTestClock();
  const dataDir = options.dataDir ?? createTestDir();
  const api = await createApi({
    logLevel: 'silent',
    passwordCost: testPasswordCost,
    clock: clock.read,
    ...options,
    dataDir,
  });
  onTestFinished(() => api.close());

  async function post(url: string, payload: unknown) {
    const response = await api.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    return { status: response.statusCode, body: response.json() };
  }

  const call = async (path: string, kv: Record<string, unknown>) => (await post(`/api/${path}`, { kv })).body;

  return { api, call, clock, dataDir, post };
}

/** A second connection to the database of a test API. */
export async function openTestDatabase(dataDir: string, name = 'demo.sqlite') {
  const db = await openDatabase(join(dataDir, name));
  onTestFinished(() => db.destroy());
  return db;
}
