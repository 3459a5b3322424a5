import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@agile-languages/e2e/src/site/start-site.ts';

/** Works with the site at this origin; without one, with a released site of its own, which ends afterwards. */
export async function withSite(given: string | undefined, work: (origin: string) => Promise<void>): Promise<void> {
  if (given) return work(given.replace(/\/$/, ''));
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const site = await startSite({ releases: join(folder, 'releases'), data: join(folder, 'data') });
  try {
    await work(site.url);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
