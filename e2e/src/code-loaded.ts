import type { Page } from '@playwright/test';

/**
 * Documents fetch their code after the first paint, which may be later than their load event. Waits until the shell's
 * script has run or failed; not at all on pages that are not the site's.
 */
export async function codeLoaded(page: Page): Promise<void> {
  const settled = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const find = () => {
          const script = document.querySelector<HTMLScriptElement>('head > script[src][integrity]');
          if (!document.querySelector('script#page')) done();
          else if (!script) setTimeout(find, 10);
          else if (performance.getEntriesByName(script.src).length > 0) setTimeout(done, 50);
          else for (const end of ['load', 'error']) script.addEventListener(end, () => done());
        };
        find();
      }),
  );
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  const end = setTimeout(resolve, 10_000);
  await Promise.race([settled.catch(() => {}), patience]);
  clearTimeout(end);
}
