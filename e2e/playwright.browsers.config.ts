import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './src/engine-test.ts';
import { type EngineName, engines } from './src/engines/engines.ts';
import { cache } from './src/places.ts';

const names = Object.keys(engines) as EngineName[];
const found = names.filter((name) => typeof engines[name] !== 'string');

export default defineConfig<EngineOptions, EngineOptions>({
  testDir: 'browsers',
  testMatch: '**/*.spec.ts',
  outputDir: join(cache, 'browsers'),
  globalSetup: './src/engines/global-setup.ts',
  workers: 1,
  projects: found.map((engineName) => ({ name: engineName, use: { engineName } })),
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: 'list',
});
