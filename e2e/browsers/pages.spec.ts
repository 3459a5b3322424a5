import { expect, test } from '../src/engine-test.ts';
import { sitePages } from '../src/site/page-list.ts';

const paths = [...Map.groupBy(sitePages, ({ pattern }) => pattern).values()].flatMap(([first]) => first?.path ?? []);

for (const path of paths)
  test(`${path}: hydrated without a word in the console, one h1, nothing scrolls sideways`, async ({
    enginePage,
    site,
  }) => {
    await enginePage.goto(site + path);

    const found = await enginePage.evaluate(async () => {
      const words = () => document.querySelector('main')?.innerText.length ?? 0;
      const isThere = () => document.documentElement.hasAttribute('data-hydrated') && words() > 20;
      for (const end = performance.now() + 30_000; !isThere() && performance.now() < end; ) {
        for (const part of document.querySelectorAll('[data-module]'))
          part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        await new Promise((done) => setTimeout(done, 50));
      }
      return {
        isThere: isThere(),
        headings: document.querySelectorAll('h1').length,
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    });

    expect(found).toMatchObject({ isThere: true, headings: 1 });
    expect(found.sideways).toBeLessThanOrEqual(0);
    expect(enginePage.problems?.() ?? []).toEqual([]);
  });
