import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

declare global {
  var renderers: number;
}

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

async function countRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.renderers = 0;
    const inject = () => ++globalThis.renderers;
    const hook = { supportsFiber: true, inject, onCommitFiberRoot: () => {}, onCommitFiberUnmount: () => {} };
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}
