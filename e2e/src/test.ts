import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { test as base, expect } from '@playwright/test';
import { Problems } from './problems.ts';
import { linkCheckout } from './site/checkout.ts';
import { createMember, type OwnMember } from './site/own-data.ts';
import { copyStore, type OwnSite, type OwnStore, serveStore } from './site/own-site.ts';
import { codeLoaded } from './watch-document.ts';

export interface Fixtures {
  site: string;
  hosts: string;
  registry: Registry;
  problems: Problems;
  member: OwnMember;
  ownStore: OwnStore;
  ownSite: OwnSite;
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

export const allBut = (isDaily: boolean): string[] => (isDaily ? [] : ['@all']);

export { expect };
