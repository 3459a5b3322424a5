import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { expect, type Page } from '@playwright/test';
import { delivery } from './places.ts';
import { run } from './run.ts';
import { type MailBox, startMailBox } from './site/mail-box.ts';
import { copyReleases } from './site/own-site.ts';
import { siteEnv, startSite } from './site/start-site.ts';
import { test as base } from './test.ts';

const { E2E_FOLDER: folder = '' } = process.env;

interface EmptySite {
  url: string;
  mailBox: MailBox;
  trainer: (...args: string[]) => Promise<string>;
  command: (...args: string[]) => Promise<string>;
}

export const test = base.extend<{ emptySite: EmptySite }>({
  emptySite: async ({ browserName: _ }, use, { parallelIndex }) => {
    const own = join(folder, `empty-${parallelIndex}`);
    const folders = { releases: join(own, 'releases'), data: join(own, 'data') };
    await copyReleases(join(folder, 'releases'), folders.releases);
    for (const file of ['site.json', 'content.json']) await rm(join(folders.releases, file), { force: true });
    const mailBox = await startMailBox();
    const settings = { DEMO: '0', PUBLISH: 'on', SMTP_URL: mailBox.url, CONTACT_EMAIL: 'provider@example.com' };
    const site = await startSite(folders, undefined, settings);
    const command = async (...args: string[]) => {
      const { code, output } = await run(pinnedNode, [delivery, ...args], {
        env: { ...siteEnv(folders, site.url), ...settings },
      });
      if (code !== 0) throw new Error(output);
      return output;
    };
    const sitemap = async () => (await fetch(`${site.url}/sitemap.xml`)).text();
    await expect.poll(sitemap, { timeout: 120_000 }).not.toContain('/single-profile/');
    await use({ url: site.url, mailBox, command, trainer: (...args) => command('trainer', ...args) });
    await site.stop();
    mailBox.stop();
    await rm(own, { recursive: true, force: true, maxRetries: 3 });
  },
  site: async ({ emptySite }, use) => use(emptySite.url),
});

export async function becomeOwner(page: Page, trainer: EmptySite['trainer']): Promise<void> {
  const [link = ''] = /http\S+/.exec(await trainer('add-staff', '--email', 'owner@example.com')) ?? [];
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByLabel('Your name').fill('Test Owner');
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
}

export { expect };
