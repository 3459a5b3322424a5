import type { Page } from '@playwright/test';
import { teamOfPage } from '../../src/site/page-list.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated, layoutShift, removedElements, watchDocument } from '../../src/watch-document.ts';

declare global {
  var renderers: number;
}

const pages = [
  '/',
  '/languages',
  '/languages/1111118',
  '/languages/1111111',
  '/my-needs',
  '/profiles',
  '/single-profile/900011',
  '/experts',
  '/samples',
  '/sample/700001',
  '/upcoming-classes',
  '/class/500012',
];

for (const path of pages)
  test(`${path}: hydrated as it was served, nothing replaced`, { tag: teamOfPage(path) }, async ({ page }) => {
    const { promise: looked, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await looked;
      await route.continue();
    });
    await watchDocument(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });

    await hydrated(page);

    expect(await removedElements(page)).toEqual([]);
    resolve();
  });

for (const path of pages)
  for (const width of [390, 1440])
    test(`${path} at ${width} px: nothing moves until all has come and the end is reached`, {
      tag: teamOfPage(path),
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchDocument(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page);

      await page.mouse.wheel(0, 1200);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

      expect(await layoutShift(page)).toEqual({ sum: '0.00', moved: [] });
    });

test('fallback document: its content comes without a shift', { tag: '@enrolment' }, async ({ page }) => {
  await watchDocument(page);
  await page.goto('/login/500017', { waitUntil: 'networkidle' });

  await expect(page.getByLabel('E-mail')).toBeVisible();

  expect(await layoutShift(page)).toEqual({ sum: '0.00', moved: [] });
});

test('button that is pressed before the code is there: does its work when the code comes', { tag: '@shell' }, async ({
  page,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/dpac', { waitUntil: 'commit' });
  const question = page.getByRole('main').getByRole('button', { name: 'What is the DPAC certification?' });

  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  arrive();

  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('page with parts of several areas: one React, one router, one session', { tag: '@shell' }, async ({ page }) => {
  await countRenderers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);

  const shared = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: {
        __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Record<string, { from: string }>> } }[];
      };
    };
    const scopes = federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default);
    return scopes.flatMap((scope) =>
      Object.entries(scope).flatMap(([name, versions]) =>
        Object.values(versions).map(({ from }) => `${name} of ${from}`),
      ),
    );
  });
  expect([...new Set(shared)].sort()).toEqual([
    '@agile-languages/shared/platform of shell',
    '@agile-languages/shared/router of shell',
    'react of shell',
    'react-dom of shell',
    'react/jsx-dev-runtime of shell',
    'react/jsx-runtime of shell',
  ]);
  expect(await page.evaluate(() => renderers)).toBe(1);
});

/** Counts the copies of React in a page as its developer tools do: each reports to them as it starts. */
async function countRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.renderers = 0;
    const inject = () => ++globalThis.renderers;
    const hook = { supportsFiber: true, inject, onCommitFiberRoot: () => {}, onCommitFiberUnmount: () => {} };
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}
