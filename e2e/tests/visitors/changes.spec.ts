import type { Page } from '@playwright/test';
import { allBut, expect, test } from '../../src/test.ts';

const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'another query': (page) => page.evaluate(() => goTo('?utm_source=late')),
  'another part': (page) => page.evaluate(() => goTo('#contents')),
  'back to the address that was opened': (page) => page.evaluate(() => goTo(location.pathname)),
  'somebody signs in in another tab': (page) => page.evaluate(() => store('token', 'test-token')),
  'another tab stores answers': (page) => page.evaluate(() => ['meter', 'needs', 'lab'].map((key) => store(key, '1'))),
  'another tab forgets everything': (page) => page.evaluate(() => store(null, null)),
  'dark, and without movement': (page) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }),
  'in print, and back': async (page) => {
    await page.emulateMedia({ media: 'print' });
    await page.emulateMedia({ media: 'screen' });
  },
  'a turned phone': (page) => page.setViewportSize({ width: 844, height: 390 }),
  'events of the window': (page) =>
    page.evaluate(() => {
      for (const name of ['blur', 'focus', 'offline', 'online', 'languagechange', 'pageshow', 'visibilitychange'])
        dispatchEvent(new Event(name));
    }),
};

declare global {
  var goTo: (address: string) => void;
  var store: (key: string | null, value: string | null) => void;
}

for (const [path, tag] of [
  ['/', '@shell'],
  ['/languages', '@catalog'],
  ['/languages/1111117', '@catalog'],
  ['/certificate', '@catalog'],
  ['/upcoming-classes', '@enrolment'],
  ['/profiles', '@experts'],
] as const)
  test(`${path}, whatever changes while its parts wait for their code: all of its text stays`, {
    tag: [tag, ...allBut(path === '/')],
  }, async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.goTo = (address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      };
      globalThis.store = (key, newValue) => {
        if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
        else localStorage.clear();
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
      };
    });
    const content = () =>
      page.evaluate(() => ({
        letters: document.querySelector('main')?.textContent?.length ?? 0,
        sections: document.querySelectorAll('main section').length,
      }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const before = await content();

    for (const [name, change] of Object.entries(changes)) {
      await change(page);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      const after = await content();
      expect.soft(after.letters, `${name}: letters`).toBeGreaterThan(0.99 * before.letters);
      expect.soft(after.sections, `${name}: sections`).toBeGreaterThanOrEqual(before.sections);
    }
  });
