import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@agile-languages/api/testing/free-port';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import { plainEnv } from '../../src/run.ts';
import { replaceFile } from '../../src/site/checkout.ts';
import type { OwnStore } from '../../src/site/own-site.ts';
import { expect, test } from '../../src/test.ts';

async function develop(checkout: string, { folders }: OwnStore) {
  const port = await freePort();
  const env = {
    ...plainEnv(),
    ...{ RELEASES_DIR: folders.releases, DATA_DIR: folders.data, PORT: String(port) },
    ...{ SITE_ORIGIN: 'https://elsewhere.example', BRAND: 'Elsewhere' },
  };
  const child = spawn(pinnedNode, [join(checkout, 'delivery/src/cli.ts'), 'dev', 'catalog'], { cwd: checkout, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Not used while developing');
  return {
    url: `http://localhost:${port}`,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

test('page in development that throws: file and line are on the screen, and it is there again once mended, also after a reload', {
  tag: '@all',
}, async ({ ownStore, ownCheckout, page, problems }) => {
  problems.allow(/./);
  const { url, output, stop } = await develop(ownCheckout, ownStore);
  expect(output).toContain(`The site is at ${url}, from source: shell, catalog`);
  expect(output).toContain('Not used while developing: SITE_ORIGIN, BRAND');
  const file = join(ownCheckout, 'mf-catalog/src/faq/faq.page.tsx');
  const source = await readFile(file, 'utf8');
  const heading = page.getByRole('heading', { name: 'Questions and answers' });
  const alert = page.getByRole('alert').filter({ hasText: 'test fault' });
  await page.goto(`${url}/faq`, { waitUntil: 'commit' });
  await expect(heading).toBeVisible({ timeout: 30_000 });

  await replaceFile(
    file,
    source.replace(/(function FaqPage\(.*\n)/, "$1  if (Date.now()) throw new Error('test fault');\n"),
  );
  const line = source.split('\n').findIndex((text) => text.startsWith('function FaqPage(')) + 2;
  await expect(alert).toContainText(`mf-catalog/src/faq/faq.page.tsx:${line}`, { timeout: 30_000 });
  await page.reload({ waitUntil: 'commit' });
  await expect(alert).toContainText(`mf-catalog/src/faq/faq.page.tsx:${line}`, { timeout: 30_000 });
  await replaceFile(file, source);

  await expect(heading).toBeVisible({ timeout: 30_000 });
  await expect(alert).toHaveCount(0);
  await stop();
});
