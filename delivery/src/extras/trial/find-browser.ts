import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { sessionsGiveWay } from '@agile-languages/api/give-way';
import type { Browser, LaunchOptions } from 'playwright-core';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const systemFiles = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** It reaches this machine alone, and has nothing of the environment. */
const closedIn = {
  args: [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--no-proxy-server',
    // A camera that shows a picture of its own, given without a question.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
  env: {},
  timeout: 15_000,
};

/** No browser gives root a sandbox of its own. */
const sandboxes = process.getuid?.() === 0 ? [false] : [true, false];

/** Some containers do not allow a browser its own sandbox. */
export async function startBrowser(
  named: string | undefined,
  path = process.env.PATH ?? '',
): Promise<Browser | undefined> {
  const chromium = (await import('playwright-core').catch(() => undefined))?.chromium;
  if (!chromium) return undefined;
  for (const options of await candidates(named, chromium.executablePath(), path))
    for (const chromiumSandbox of sandboxes) {
      const { args = [], ...others } = options;
      const launch = { ...closedIn, ...others, args: [...closedIn.args, ...args], chromiumSandbox };
      const browser = await chromium.launch(launch).catch(() => undefined);
      if (browser) {
        sessionsGiveWay();
        return browser;
      }
    }
  return undefined;
}

/** The bundled one first: it makes no windows. */
async function candidates(named: string | undefined, own: string, path: string): Promise<LaunchOptions[]> {
  if (named) return [{ executablePath: named }];
  const inPath = systemNames.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
  const found = [own, ...inPath, ...systemFiles].filter((file) => existsSync(file));
  const bundled = await bundledBrowser();
  return [
    ...(bundled ? [{ executablePath: bundled, args: ['--headless=shell'] }] : []),
    ...found.map((executablePath) => ({ executablePath })),
  ];
}

async function bundledBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const bundled = await import('@sparticuz/chromium').catch(() => undefined);
  return bundled?.default.executablePath().catch(() => undefined);
}
