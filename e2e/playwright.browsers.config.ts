import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './src/engine-test.ts';
import { type EngineName, engines } from './src/engines/engines.ts';
import { cache } from './src/places.ts';

const names = Object.keys(engines) as EngineName[];
const here = names.filter((name) => typeof engines[name] !== 'string');
for (const name of names)
  if (typeof engines[name] === 'string' && !process.env.TEST_WORKER_INDEX) process.stderr.write(`${engines[name]}\n`);
if (here.length === 0) throw new Error('None of the other browsers is here.');

/** Firefox and WebKit, which npm does not bring: `npm run test:browsers`, and no part of `npm test`. */
export default defineConfig<EngineOptions, EngineOptions>({
  testDir: 'browsers',
  testMatch: '**/*.spec.ts',
  outputDir: join(cache, 'browsers'),
  globalSetup: './src/site/global-setup.ts',
  workers: 1,
  projects: here.map((engineName) => ({ name: engineName, use: { engineName } })),
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: 'list',
});
