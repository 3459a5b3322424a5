import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePage } from '../../src/site/change-area.ts';
import { replaceFile } from '../../src/site/checkout.ts';
import type { OwnStore } from '../../src/site/own-site.ts';
import { expect, test } from '../../src/test.ts';

const needsPage = './needs/needs.page.tsx';

async function refusalOf(store: OwnStore, checkout: string, ...args: string[]): Promise<string> {
  const before = await store.registry();
  const { code, stderr } = await store.command(['release', ...args], checkout);
  expect(code).toBe(1);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(await store.registry()).toEqual(before);
  return stderr.trim();
}

test('area that uses what only a newer shell provides: refused with the name that is missing', { tag: '@all' }, async ({
  ownStore,
  ownCheckout,
}) => {
  const platform = join(ownCheckout, 'shared/src/platform/index.ts');
  await replaceFile(platform, `${await readFile(platform, 'utf8')}export const newerName = () => 'newer';\n`);
  await changePage(ownCheckout, 'assessment', needsPage, '<p onClick={() => newerName()}><Page {...props} /></p>', [
    "import { newerName } from '@agile-languages/shared/platform';",
  ]);

  expect(await refusalOf(ownStore, ownCheckout, 'assessment')).toMatch(
    /^Area assessment uses newerName of @agile-languages\/shared\/platform, which release \w+ of the shell does not provide\. Nothing has changed\./,
  );
});

test('shell without what a live area uses: refused with the area', { tag: '@all' }, async ({
  ownStore,
  ownCheckout,
}) => {
  const router = join(ownCheckout, 'shared/src/router/index.ts');
  await replaceFile(router, (await readFile(router, 'utf8')).replace(', useSearchParams', ''));

  expect(await refusalOf(ownStore, ownCheckout, 'shell')).toMatch(
    /^Area \w+ uses useSearchParams of @agile-languages\/shared\/router, which release \w+ of the shell does not provide\./,
  );
});

test('page that throws while it is rendered: refused in one sentence, --details shows where', { tag: '@all' }, async ({
  ownStore,
  ownCheckout,
}) => {
  await changePage(ownCheckout, 'assessment', needsPage, '<p>{props.missing.name}</p>');

  const refusal = await refusalOf(ownStore, ownCheckout, 'assessment');
  const details = await ownStore.command(['release', 'assessment', '--details'], ownCheckout);

  expect(refusal).toMatch(/^\/my-needs does not render, so nothing has changed \(TypeError: .*\)\.$/m);
  expect(refusal).toContain('More: npm run release -- assessment --details');
  expect(details.stderr).toMatch(/^\s+at .*changed.*page/m);
});
