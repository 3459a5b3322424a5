import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../src/site/checkout.ts';
import { expect, test } from '../../src/test.ts';

test('changed script of a page: a browser that had it before gets what has changed', { tag: '@all' }, async ({
  ownSite,
  ownCheckout,
  page,
}) => {
  const open = async () => {
    const script = page.waitForResponse(/\/areas\/assessment\/.*needs_page.*\.js$/);
    await page.goto(`${ownSite.url}/my-needs`);
    const response = await script;
    return { encoding: await response.headerValue('content-encoding'), ...(await response.request().sizes()) };
  };
  const whole = await open();
  const file = join(ownCheckout, 'mf-assessment/src/needs/needs.page.tsx');
  const source = await readFile(file, 'utf8');
  await replaceFile(
    file,
    source.replace('<p className="lead">', '<p className="lead">Test sentence of a new release. '),
  );
  const released = await ownSite.command(['release', 'assessment'], ownCheckout);
  expect(released.code, released.output).toBe(0);

  const changed = await open();

  await expect(page.getByText('Test sentence of a new release.')).toBeVisible();
  expect([whole.encoding, changed.encoding]).toEqual(['br', 'dcz']);
  expect(changed.responseBodySize).toBeLessThan(whole.responseBodySize / 4);
});
