import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { delivery } from '../places.ts';
import { run } from '../run.ts';
import { siteEnv } from './start-site.ts';

const { E2E_SITE: site = '', E2E_FOLDER: folder = '' } = process.env;

/** Runs a command of the trainer on the site that all tests share. Answers what it printed. */
export async function trainer(...args: string[]): Promise<string> {
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  const { code, output } = await run(pinnedNode, [delivery, 'trainer', ...args], {
    env: siteEnv(folders, site),
  });
  if (code !== 0) throw new Error(output);
  return output;
}
