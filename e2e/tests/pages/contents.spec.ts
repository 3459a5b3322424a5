import { sitePages } from '../../src/site/page-list.ts';
import { expect, test } from '../../src/test.ts';

const everyArea = [...new Set(sitePages.map(({ area }) => `@${area}`))];

test('public pages: each is at most two links from home', { tag: everyArea }, async ({ request }) => {
  const linksOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g)].map(([, href = '']) => href);
  };

  const first = new Set(await linksOf('/'));
  const second = await Promise.all([...first].map(linksOf));
  const reached = new Set([...first, ...second.flat()]);

  const expected = sitePages.filter(({ isPrerendered }) => isPrerendered);
  const isReached = ({ path, pattern, isNamedByPage }: (typeof expected)[number]) =>
    isNamedByPage || !pattern.includes(':')
      ? reached.has(path)
      : [...reached].some((href) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(href));
  expect(expected.filter((page) => !isReached(page)).map(({ path }) => path)).toEqual([]);
});
