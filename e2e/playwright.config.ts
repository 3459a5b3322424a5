import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { memoryFolder } from '../shared/build/memory-folder.ts';
import { chosenBrowser } from './src/browser/chosen-browser.ts';
import { cache } from './src/places.ts';

const ownSites = ['delivery/**', 'desk/**'];
const { executablePath, args } = await chosenBrowser();
/** Else they go to the disk: a fifth more time in the system. */
const ignoreDefaultArgs = memoryFolder ? ['--disable-dev-shm-usage'] : [];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: join(cache, 'results'),
  globalSetup: './src/site/global-setup.ts',
  fullyParallel: true,
  // With a third on two cores, each test takes longer than its page may.
  workers: 2,
  projects: [
    // Builds and servers of their own keep a processor busy.
    { name: 'own sites', testMatch: ownSites, workers: 1, timeout: 600_000 },
    { name: 'shared site', testIgnore: ownSites },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [[process.env.E2E_REPORTER ?? 'line'], ['json', { outputFile: join(cache, 'browser-tests.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args], ignoreDefaultArgs },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
