import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyReleases } from './site/own-site.ts';
import { startSite } from './site/start-site.ts';
import { test as base } from './test.ts';

const { E2E_FOLDER: folder = '' } = process.env;
const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };

/** A site for each worker: no other test sees what these publish. */
export const test = base.extend<{ signedIn: Page }, { deskSite: string }>({
  deskSite: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const own = join(folder, `desk-${parallelIndex}`);
      const folders = { releases: join(own, 'releases'), data: join(own, 'data') };
      await copyReleases(join(folder, 'releases'), folders.releases);
      await rm(join(folders.releases, 'site.json'));
      const site = await startSite(folders);
      await use(site.url);
      await site.stop();
      await rm(own, { recursive: true, force: true, maxRetries: 3 });
    },
    { scope: 'worker' },
  ],
  site: async ({ deskSite }, use) => use(deskSite),
  signedIn: async ({ page, site }, use) => {
    await page.request.post('/desk/api/sign-in', { headers: { origin: site }, data: trainer });
    await use(page);
  },
});

export { expect } from '@playwright/test';
