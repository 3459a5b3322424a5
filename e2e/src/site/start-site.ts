import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { delivery, root } from '../places.ts';
import { plainEnv } from '../run.ts';
import { freePort } from './free-port.ts';

export interface SiteFolders {
  releases: string;
  data: string;
}

export interface RunningSite {
  url: string;
  pid: number;
  /** Everything it has said so far. */
  output: () => string;
  /** Milliseconds from being asked until the address was there. */
  startedIn: number;
  /** Asks it to stop, as an operator does; answers its exit code. */
  terminate: () => Promise<number | null>;
  /** Ends it as a lost machine does, `kill -9`. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

const startLimit = 120_000;

/** Environment of a site whose releases and database are in these folders. */
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

/**
 * Starts site and API as `npm start` does and waits until they answer.
 *
 * @param origin origin that the pages are prerendered for; default: where the site listens
 * @param settings further variables of the configuration table
 */
export async function startSite(
  folders: SiteFolders,
  origin?: string,
  settings: Record<string, string> = {},
): Promise<RunningSite> {
  const port = settings.PORT ?? (await freePort());
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(pinnedNode, [delivery, 'start'], {
    cwd: root,
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
  const isThere = new Promise<void>((resolve, reject) => {
    const onText = (text: string) => {
      output += text;
      if (output.includes('The site is at')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', onText);
    child.stderr.setEncoding('utf8').on('data', onText);
    child.once('exit', (code) => reject(new Error(`The site ended with code ${code}.\n${output}`)));
    child.once('error', reject);
  });
  const tooLate = setTimeout(() => child.kill('SIGKILL'), startLimit);
  await isThere.finally(() => clearTimeout(tooLate));
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
