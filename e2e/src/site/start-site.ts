import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@agile-languages/api/testing/free-port';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { root } from '../places.ts';
import { plainEnv } from '../run.ts';

export interface SiteFolders {
  releases: string;
  data: string;
}

export interface RunningSite {
  url: string;
  pid: number;
  output: () => string;
  /** In milliseconds. */
  startedIn: number;
  terminate: () => Promise<number | null>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Without a sign of life. In milliseconds. */
const silenceLimit = 600_000;

export function siteEnv({ releases, data }: SiteFolders, origin: string): Record<string, string> {
  return {
    RELEASES_DIR: releases,
    DATA_DIR: data,
    SITE_ORIGIN: origin,
    HOST: 'localhost',
    DEMO: '1',
    RELEASE_BROWSER: 'off',
    PUBLISH: 'off',
  };
}

export async function startSite(
  folders: SiteFolders,
  origin?: string,
  settings: Record<string, string> = {},
  checkout = root,
): Promise<RunningSite> {
  const port = settings.PORT ?? (await freePort());
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(pinnedNode, ['delivery/src/cli.ts', 'start'], {
    cwd: checkout,
    env: { ...plainEnv(), ...siteEnv(folders, origin ?? url), PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isRunning = true;
  let isWanted = true;
  const ended = once(child, 'exit').then(([code, signal]): number | null => {
    isRunning = false;
    if (isWanted) process.stderr.write(`The site at ${url} ended by itself (${signal ?? code}).\n${output}\n`);
    process.off('exit', endWithUs);
    return code;
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const silence = setTimeout(() => child.kill('SIGKILL'), silenceLimit);
  const isThere = new Promise<void>((resolve, reject) => {
    const onText = (text: string) => {
      output += text;
      silence.refresh();
      if (output.includes('The site is at')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', onText);
    child.stderr.setEncoding('utf8').on('data', onText);
    child.once('exit', (code) => reject(new Error(`The site ended with code ${code}.\n${output}`)));
    child.once('error', reject);
  });
  await isThere.finally(() => clearTimeout(silence));
  const terminate = () => {
    isWanted = false;
    child.kill('SIGTERM');
    return ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    startedIn: performance.now() - started,
    terminate,
    kill: async () => {
      isWanted = false;
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      if (!isRunning) return;
      const kill = setTimeout(() => child.kill('SIGKILL'), 5000);
      await terminate();
      clearTimeout(kill);
    },
  };
}
