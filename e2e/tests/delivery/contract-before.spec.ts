import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@agile-languages/shared/contract';
import { changeDeclaration } from '../../src/site/change-area.ts';
import { replaceFile } from '../../src/site/checkout.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

const before = contractVersion - 1;

/** Containers of that contract bring a part of the runtime. */
async function buildForContractBefore(checkout: string): Promise<void> {
  const change = async (path: string, from: RegExp | string, to: string) => {
    const file = join(checkout, path);
    const text = await readFile(file, 'utf8');
    expect(text).not.toBe(text.replace(from, to));
    await replaceFile(file, text.replace(from, to));
  };
  await change('shared/build/federation.ts', /^ {2}new rspack\.ExternalsPlugin[\s\S]*?^ {2}\}\),$/m, '');
  await change('shared/src/contract/index.ts', `contractVersion = ${contractVersion}`, `contractVersion = ${before}`);
}

test('area of the contract before: runs in this shell, beside one of this contract', { tag: '@all' }, async ({
  page,
  ownSite,
  ownCheckout,
}) => {
  await buildForContractBefore(ownCheckout);
  await changeDeclaration(ownCheckout, 'assessment', (declaration) => ({ ...declaration, contract: before }));

  const { code, output } = await ownSite.command(['release', 'assessment'], ownCheckout);

  expect(code, output).toBe(0);
  const { areas } = await ownSite.registry();
  expect([areas.assessment?.contract, areas.catalog?.contract]).toEqual([before, contractVersion]);
  const container = await readFile(join(await ownSite.browserFiles('assessment'), areas.assessment?.entry.name ?? ''));
  expect(container.length).toBeGreaterThan(25_000);
  await page.goto(`${ownSite.url}/my-needs`);
  await hydrated(page);
  const first = page.getByRole('main').getByRole('switch').first();
  await first.click();
  await expect(first).not.toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Money' }).press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Money');
});
