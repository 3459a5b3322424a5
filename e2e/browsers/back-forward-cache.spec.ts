import { expect, test } from '../src/engine-test.ts';
import { prerenderedPages } from '../src/site/page-list.ts';

declare global {
  var isRestored: boolean | undefined;
}

for (const { path } of prerenderedPages)
  test(`${path}: kept by the browser, and shown by Back as it was left`, async ({ enginePage, site }) => {
    await enginePage.goto(site + path);
    await enginePage.evaluate(async () => {
      addEventListener('pageshow', ({ persisted }) => {
        globalThis.isRestored = persisted;
      });
      // Chromium drops a page that something still happens to right after it was left. WebKit has no idle callbacks.
      const whenQuiet = globalThis.requestIdleCallback ?? requestAnimationFrame;
      for (let quiet = 0; quiet < 3; quiet += 1) await new Promise((done) => whenQuiet(done));
      await new Promise((done) => setTimeout(done, 250));
    });
    await enginePage.goto(site + (path === '/faq' ? '/dpac' : '/faq'));

    await enginePage.evaluate(() => setTimeout(() => history.back())).catch(() => {});

    const look = () => {
      const [visit] = performance.getEntriesByType('navigation');
      const why = visit && 'notRestoredReasons' in visit ? visit.notRestoredReasons : null;
      return globalThis.isRestored ? location.pathname : JSON.stringify(why);
    };
    await expect.poll(() => enginePage.evaluate(look).catch(() => '')).toBe(new URL(path, site).pathname);
  });
