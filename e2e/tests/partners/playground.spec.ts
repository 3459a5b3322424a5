import { previewHosts } from '@agile-languages/shared/embed/spec';
import { axeFinds } from '../../src/axe.ts';
import { allBut, expect, test } from '../../src/test.ts';

test('choices change the preview, the code and the address, which leads back to them', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site}/embed`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: /^Case 1/ })).toBeVisible();

  await page.getByLabel('case').selectOption('3');
  await expect(preview.getByRole('heading', { name: /^Case 3/ })).toBeVisible();
  await expect(page.getByLabel('Code for HTML')).toHaveValue(/<agile-assessment case="3">/);

  await preview.getByRole('checkbox').first().click();
  await expect(page.getByRole('log')).toContainText('agile-change');

  await page.getByLabel('Pin the exact version').check();
  await expect(page.getByLabel('Code for HTML')).toHaveValue(/embed\/\d+\.\d+\.\d+\/loader\.js" integrity="sha384-/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('case')).toHaveValue('3');
  await expect(other.frameLocator('iframe').getByRole('heading', { name: /^Case 3/ })).toBeVisible();
});

test('every partner page shows the classes, without a word in the console', { tag: '@all' }, async ({ page, site }) => {
  for (const { id } of previewHosts) {
    await page.goto(`${site}/embed?element=enrolment&loading=eager&host=${id}`);
    await expect(page.frameLocator('iframe').getByRole('article').first(), id).toBeVisible();
  }
});

for (const choice of [
  '',
  '?view=needs&heading-level=3&theme=dark',
  '?case=5&version=pinned&--agile-accent=%23003366',
  '?element=enrolment&limit=2&partner=pk_acme',
  '?element=enrolment&limit=2&loading=eager&version=pinned&skeleton=on',
])
  test(`code for HTML, pasted into a page of another origin: works ${choice}`, {
    tag: allBut(choice === ''),
  }, async ({ page, site, hosts }) => {
    await page.goto(`${site}/embed${choice}`);
    const code = page.getByLabel('Code for HTML');
    await expect(code).toHaveValue(choice.includes('pinned') ? /integrity="sha384-/ : /v1\/loader\.js/);
    const html = await code.inputValue();

    await page.goto(`${hosts}/page.html`);
    await page.evaluate((text) => {
      document.open();
      document.write(`<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">${text}`);
      document.close();
    }, html);

    const element = page.locator('agile-assessment, agile-enrolment');
    await expect(element.getByRole('heading').first()).toBeVisible();
    await expect(
      element.getByRole('checkbox').or(element.getByRole('switch')).or(element.getByRole('article')).first(),
    ).toBeVisible();
    await expect(element.locator(':scope > a')).toBeHidden();
  });

test('every target: each button copies the code above it', { tag: '@all' }, async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}/embed`);

  for (const name of ['HTML', 'Pop-up', 'React', 'Vue', 'WordPress', 'Frame', 'Module federation']) {
    const code = page.getByLabel(`Code for ${name}`);
    if (!(await code.isVisible())) await page.locator('summary').filter({ hasText: name }).click();
    await page.getByRole('button', { name: `Copy the code for ${name}` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' }).last()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
  }
});

test('check my page: names the directives that are too narrow, and the key of another origin', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site}/embed`);
  await page.getByLabel('Address of your page').fill('https://www.acme.example');
  await page.getByLabel('Partner key').fill('pk_unknown');
  await page.getByLabel('Headers of your page').fill("HTTP/2 200\ncontent-security-policy: default-src 'self'");

  await page.getByRole('button', { name: 'Check', exact: true }).click();

  const findings = page.getByRole('status', { name: 'Findings' });
  await expect(findings.getByText('The key may not be used on https://www.acme.example.')).toBeVisible();
  await expect(findings.getByText(`script-src does not allow the code of the elements: add ${site}.`)).toBeVisible();
});

test('error codes are targets of their explanation', { tag: '@all' }, async ({ page, site }) => {
  await page.goto(`${site}/embed#error-101`);

  await expect(page.getByRole('row', { name: /^101/ })).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe, ${colorScheme}: nothing to say`, { tag: '@all' }, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site}/embed`);
    await page.getByText('Colours, type and distances').click();

    expect(await axeFinds(page)).toEqual([]);
  });
