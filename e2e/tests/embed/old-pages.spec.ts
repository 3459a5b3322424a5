import { assessment, classesOf, enrolment, meterOf, openHost } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

test('page with a base, changed prototypes, blocked storage, an isolated document and paragraphs of an editor: both work, links lead to the site', {
  tag: '@all',
}, async ({ page, hosts, site }) => {
  await page.goto(`${hosts}/old-page/`);
  expect(await page.evaluate(() => Reflect.has([], 'extended'))).toBe(true);
  await expect(meterOf(page)).toBeVisible();
  await enrolment(page).scrollIntoViewIfNeeded();
  await expect(classesOf(page)).toHaveCount(3);

  const level = (await meterOf(page).getAttribute('aria-valuetext')) ?? '';
  await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
  await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level);
  const link = classesOf(page)
    .first()
    .getByRole('link', { name: /^Enrol/ });
  expect(await link.evaluate((node: HTMLAnchorElement) => new URL(node.href).origin)).toBe(site);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('body replaced by links of the page, and put back: both elements work again, each once', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  await openHost(page, `${hosts}/plain/`);
  await page.evaluate(() => {
    const former = document.body;
    const next = document.createElement('body');
    next.innerHTML = '<main><agile-enrolment limit="3"></agile-enrolment></main>';
    former.replaceWith(next);
    globalThis.former = former;
  });
  await expect(classesOf(page)).toHaveCount(3);

  await page.evaluate(() => document.body.replaceWith(globalThis.former));

  await assessment(page).scrollIntoViewIfNeeded();
  await expect(meterOf(page)).toBeVisible();
  await enrolment(page).scrollIntoViewIfNeeded();
  await expect(classesOf(page)).toHaveCount(3);
  await expect(page.locator('agile-assessment, agile-enrolment')).toHaveCount(2);
});

test('frame that allows scripts alone: both elements come', { tag: '@all' }, async ({ page, hosts }) => {
  await page.goto(`${hosts}/plain/`);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.width = '800';
    frame.height = '3000';
    frame.src = location.href;
    document.body.replaceChildren(frame);
  });
  const framed = page.frameLocator('iframe');

  await expect(framed.getByRole('meter').first()).toBeVisible();
  await framed.locator('agile-enrolment').scrollIntoViewIfNeeded();
  await expect(framed.getByRole('article')).toHaveCount(3);
});

declare global {
  var former: HTMLElement;
}
