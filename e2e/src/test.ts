import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { test as base, expect } from '@playwright/test';
import { codeLoaded } from './code-loaded.ts';
import { Problems } from './problems.ts';
import { linkCheckout } from './site/checkout.ts';
import { createMember, type OwnMember } from './site/own-member.ts';
import { copyStore, type OwnSite, type OwnStore, serveStore } from './site/own-site.ts';

export interface Fixtures {
  /** Origin of the released site that all tests share. Nobody changes it. */
  site: string;
  /** Origin of the partners' pages, each in a folder: `/plain/`. */
  hosts: string;
  /** What is live on the site that all tests share. */
  registry: Registry;
  /** What the pages of this test complained about; anything that is not allowed fails the test. */
  problems: Problems;
  /** A member of the shared site whom no other test knows. */
  member: OwnMember;
  /** A copy of the releases, for a test of commands. */
  ownStore: OwnStore;
  /** That copy with its own server and database, for a test that breaks or releases something. */
  ownSite: OwnSite;
  /** Folder with a copy of the sources, for a test that releases something changed. */
  ownCheckout: string;
}

const { E2E_SITE: sharedSite = '', E2E_HOSTS: sharedHosts = '', E2E_FOLDER: folder = '' } = process.env;

export const test = base.extend<Fixtures>({
  site: [sharedSite, { option: true }],
  hosts: [sharedHosts, { option: true }],
  baseURL: async ({ site }, use) => use(site),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled && (options?.waitUntil ?? 'load') === 'load') await codeLoaded(page);
      return response;
    };
    await use(page);
  },
  problems: [
    async ({ site: _ }, use) => {
      const problems = new Problems();
      await use(problems);
      expect(problems.list()).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    await problems.watch(context);
    await use(context);
  },
  registry: async ({ site }, use) => use(await (await fetch(`${site}/registry.json`)).json()),
  member: async ({ request }, use) => use(await createMember(request)),
  ownStore: async ({ site }, use, { parallelIndex, testId }) => {
    const store = await copyStore(join(folder, `own-${parallelIndex}-${testId}`), site, join(folder, 'releases'));
    await use(store);
    await store.remove();
  },
  ownSite: async ({ ownStore, site, context }, use) => {
    const own = await serveStore(ownStore, site);
    await use(own);
    for (const page of context.pages()) await page.close();
    await own.stopServer();
  },
  ownCheckout: async ({ site: _ }, use, { parallelIndex, testId }) => {
    const checkout = join(folder, `checkout-${parallelIndex}-${testId}`);
    await linkCheckout(checkout, join(folder, 'sources'), join(folder, 'compiled'));
    await use(checkout);
    await rm(checkout, { recursive: true, force: true });
  },
});

export { expect };
