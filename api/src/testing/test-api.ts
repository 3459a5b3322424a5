import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { createApi } from '../api.ts';
import type { Database } from '../database/schema.ts';
import type { ApiOptions } from '../options.ts';
import { createSessionRepository } from '../security/session-repository.ts';
import { createTestClock } from './test-clock.ts';
import { createTestDir } from './test-dir.ts';
import { copyTemplate, createTestLocation, type Engine, openTestDatabaseAt } from './test-engines.ts';
import { testOptions } from './test-options.ts';
import { addTestMembers } from './test-rows.ts';
import type { Template } from './test-templates.ts';

/** With other values the data of the template do not fit. */
const shapesSeed = ['brand', 'clock', 'demo', 'mail', 'passwordCost', 'siteOrigin'];

interface TestApiOptions extends ApiOptions {
  engine?: Engine;
}

/** On a stopped clock, until the test ends. */
export async function createTestApi({ engine = 'SQLite', ...options }: TestApiOptions = {}) {
  const clock = createTestClock();
  const dataDir = options.dataDir ?? createTestDir();
  const template = templateFor(options);
  const name = options.demo === false ? 'provider.sqlite' : 'demo.sqlite';
  const location = engine === 'PostgreSQL' ? await createTestLocation(engine, template) : { file: join(dataDir, name) };
  if ('file' in location && template && !existsSync(location.file)) copyTemplate(template, location.file);
  const api = await createApi({
    ...testOptions,
    clock: clock.read,
    ...('url' in location && { databaseUrl: location.url }),
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

  async function signInRivals(db: Kysely<Database>, count: number): Promise<string[]> {
    const sessions = createSessionRepository(db, clock.read);
    const ids = await addTestMembers(db, count);
    return Promise.all(ids.map((id) => sessions.open(id)));
  }

  return { api, call, clock, dataDir, location, post, signInRivals };
}

export const openTestDatabase = (dataDir: string, name = 'demo.sqlite') =>
  openTestDatabaseAt({ file: join(dataDir, name) });

function templateFor(options: ApiOptions): Template | undefined {
  if ('databaseUrl' in options) return undefined;
  return shapesSeed.some((name) => name in options) ? 'migrated' : 'seeded';
}
