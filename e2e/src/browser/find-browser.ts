import type { Machine } from './machine.ts';

export interface Found {
  name: string;
  executablePath?: string;
  args: readonly string[];
}

class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

export async function findBrowser(
  candidates: readonly Candidate[],
  probe: (browser: Omit<Found, 'name'>) => Promise<void>,
): Promise<Found> {
  const tried: string[] = [];
  for (const { name, find } of candidates) {
    const browsers = await find().catch(() => []);
    if (browsers.length === 0) tried.push(`${name} (not there)`);
    for (const browser of browsers) {
      try {
        await probe(browser);
        return { name, ...browser };
      } catch {
        tried.push(`${name} (does not start)`);
      }
    }
  }
  throw new NoBrowserError(
    `No browser could be started: set E2E_CHROMIUM to the path of a Chromium or Chrome. Tried: ${tried.join(', ')}.`,
  );
}

export interface Candidate {
  name: string;
  find: () => Promise<readonly Omit<Found, 'name'>[]>;
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const systemFiles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export function candidates(machine: Machine): Candidate[] {
  const inPath = () => systemNames.flatMap((name) => machine.inPath(name)).map(plain);
  return [
    { name: 'E2E_CHROMIUM', find: async () => (machine.env.E2E_CHROMIUM ? [plain(machine.env.E2E_CHROMIUM)] : []) },
    { name: "Playwright's Chromium", find: async () => [own] },
    {
      name: '@sparticuz/chromium',
      find: async () => {
        if (machine.platform !== 'linux' || machine.arch !== 'x64') return [];
        return [{ executablePath: await machine.unpackBundled(), args: ['--no-sandbox', '--headless=shell'] }];
      },
    },
    {
      name: 'system Chromium or Chrome',
      find: async () => [...inPath(), ...systemFiles.filter((file) => machine.exists(file)).map(plain)],
    },
    {
      name: 'playwright install',
      find: async () => ((await machine.installWithPlaywright()) ? [own] : []),
    },
    {
      name: 'apt-get install chromium',
      find: async () => {
        if (machine.platform !== 'linux' || !machine.isRoot || machine.inPath('apt-get').length === 0) return [];
        return (await machine.installWithApt()) ? inPath() : [];
      },
    },
  ];
}

const own = { args: [] };
const plain = (executablePath: string) => ({ executablePath, args: [] });
