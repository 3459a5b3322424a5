import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chosenBrowser } from './src/browser/chosen-browser.ts';
import { cache } from './src/places.ts';

const { executablePath, args } = await chosenBrowser();

export default defineConfig({
  testDir: 'frameworks',
  testMatch: '*.spec.ts',
  outputDir: join(cache, 'frameworks-results'),
  globalSetup: './src/site/global-setup.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: { executablePath, args: [...args] } },
});
