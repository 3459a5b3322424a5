import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startBrowser } from './find-browser.ts';
import { type Leaving, leavePage } from './leave-page.ts';
import { watches } from './open-context.ts';
import type { UsualState } from './state-of-tab.ts';
import { openTestSite, targets } from './test-site.ts';
import { pressAll } from './use-page.ts';
import { usualStates } from './usual-states.ts';

type UsualStates = ReadonlyMap<string, readonly UsualState[]>;

export const withoutRequests = () => 0;

/** One browser and one site for all tests of a file, a new context for each. */
export function testTabs() {
  let browser: Browser;
  let context: BrowserContext;
  let site: Awaited<ReturnType<typeof openTestSite>>;

  beforeAll(async () => {
    // Another file of tests may be unpacking the browser.
    browser = await vi.waitFor(startedBrowser, { timeout: 30_000, interval: 500 });
    site = await openTestSite();
  }, 40_000);
  afterAll(async () => {
    await browser.close();
    site.close();
  });
  beforeEach(newContext);
  afterEach(() => context.close());

  async function newContext(): Promise<void> {
    context = await browser.newContext();
    await context.addInitScript({ content: watches() });
  }

  async function openTab(path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(site.origin + path);
    return page;
  }

  async function usualPages(page?: Page, places: readonly string[] = targets): Promise<UsualStates> {
    const states = new Map<string, readonly UsualState[]>();
    const tab = { page: page ?? (await openTab('/other')), underWay: withoutRequests };
    await usualStates(tab, places, (target, state) => void (state && states.set(target, [state])));
    return states;
  }

  async function leaveFor(
    usual: UsualStates,
    options: Partial<Pick<Leaving, 'patience' | 'targets' | 'usualAt' | 'isWatched'>> = {},
  ): Promise<string[]> {
    const tab = { page: await openTab('/guide'), underWay: withoutRequests };
    await pressAll(tab);
    const usualAt = async (target: string) => usual.get(target) ?? [];
    return leavePage(tab, '/guide', {
      ...{ targets, usualAt, areas: ['catalog'], areaAt: () => undefined, isTold: true, isWatched: true },
      ...options,
    });
  }

  return {
    openTab,
    usualPages,
    leaveFor,
    /** What the script of a page leaves behind and does not end. */
    async leave(script: string, main = ''): Promise<string[]> {
      site.serve({});
      const usual = await usualPages();
      site.serve({ main, script });
      return leaveFor(usual, { patience: 500 });
    },
    serve: (...changes: Parameters<typeof site.serve>) => site.serve(...changes),
    origin: () => site.origin,
    newPage: () => browser.newPage(),
    newTab: () => context.newPage(),
    async renewContext() {
      await context.close();
      await newContext();
    },
  };
}

async function startedBrowser(): Promise<Browser> {
  const started = await startBrowser(undefined);
  if (!started) throw new Error('There is no browser.');
  return started;
}
