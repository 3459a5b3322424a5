import type { Locator, Page } from '@playwright/test';
import { createClass } from '../../src/site/own-data.ts';
import { allBut, expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const speed = (1.6 * 1024 * 1024) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
});

async function press(control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await control.focus();
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
  await control.press(key);
}

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

async function followFromHome(page: Page, name: string) {
  await page.goto('/');
  await press(page.getByRole('contentinfo').getByRole('link', { name, exact: true }));
}

test('product owner: from home to a plan with dates, prices for one and for all, in one step', async ({ page }) => {
  await page.goto('/');
  await press(main(page).getByRole('link', { name: 'Digital product owner' }).first());
  const plan = main(page).getByRole('region', { name: 'Your plan, with dates and prices' });

  await plan.scrollIntoViewIfNeeded();
  await plan.getByRole('spinbutton', { name: 'How many people?' }).fill('3');
  await expect(plan.getByText('3 people', { exact: true }).first()).toBeVisible();
  await expect(plan.getByText(/\d EUR/).first()).toBeVisible();
  await expect(plan.getByRole('link', { name: /\d/ }).first()).toHaveAttribute('href', /^\/class\//);
});

test('meter: a result opened elsewhere leads to a start of one’s own', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/#meter');
  await press(page.locator('#meter').getByRole('checkbox').first(), 'Space');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('meter'))).not.toBeNull();
  const code = await page.evaluate(() => localStorage.getItem('meter'));
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await other.goto(`/#meter=${code}`);
  await press(other.locator('#meter').getByRole('button', { name: 'Start my own', exact: true }));

  await expect(other.getByRole('button', { name: 'Start my own', exact: true })).toBeHidden();
  await press(other.locator('#meter').getByRole('button', { name: 'Share', exact: true }));
  await expect(other.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
});

test('team of seven, Fridays, euros, before a month: three choices, and seven as far as the request', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/upcoming-classes?people=7');
  await page.getByRole('button', { name: /^People, days and price/ }).click();
  await page.getByLabel('Weekday').selectOption('Fri');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Ends before').selectOption({ index: 4 });

  const first = main(page).getByRole('article').first();
  await expect(first.getByText(/^7 people: [\d,]+ EUR$/)).toBeVisible();
  await first.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/class\/\d+\?people=7$/);
  await press(main(page).getByRole('link', { name: 'Ask for 7 seats' }));

  await expect(page.getByLabel('Message')).toHaveValue('We are 7 people.');
});

test('expert: found by Language and country', { tag: '@all' }, async ({ page }) => {
  await followFromHome(page, 'Experts');
  const search = main(page).getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('Data Flow Germany');

  await expect(main(page).getByRole('status').filter({ hasText: '1 of 23 experts' })).toBeVisible();
  await press(main(page).locator('a[href^="/single-profile/"]').first());
  await expect(title(page)).not.toHaveText('');
});

test('certification: price, next starts and classes, in two steps', { tag: '@all' }, async ({ page }) => {
  await followFromHome(page, 'Certification');
  await expect(
    main(page)
      .getByText(/2,?900/)
      .first(),
  ).toBeVisible();
  await press(main(page).getByRole('link', { name: 'Apply for Certification' }).first());

  await expect(title(page)).toHaveText('Upcoming classes');
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('enrolment: from a class to a receipt', async ({ page, member }) => {
  await page.goto(`/class/${await createClass()}`);
  await press(
    main(page)
      .getByRole('link', { name: /^Enrol/ })
      .first(),
  );
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(member.email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(member.password);
  await press(page.getByRole('button', { name: 'Apply' }));

  await expect(page.getByRole('status').filter({ hasText: 'You are signed in as' })).toBeVisible();
});

test('question: the one that has a word is open', { tag: '@all' }, async ({ page }) => {
  await followFromHome(page, 'Questions');
  await main(page).getByRole('searchbox').focus();
  await page.keyboard.type('refund');

  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^1 of \d+ questions$/ }),
  ).toBeVisible();
  await expect(main(page).getByRole('button', { expanded: true })).toContainText('refund');
});

for (const [words, question, answer] of [
  ['voucher', 'Can I use a voucher or a discount code?', /If you hold a voucher, write to us/],
  ['invoice', 'Where do I pay, and do I get an invoice?', /find the invoice there/],
  ['cancel', 'Can I cancel, and do I get a refund?', /choose Give the seat back/],
] as const)
  test(`search for ${words}: its answer is first, and open`, {
    tag: allBut(words === 'voucher'),
  }, async ({ page }) => {
    await page.goto('/my-needs');
    await hydrated(page);
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill(words);
    await expect(search.getByRole('listitem').getByRole('link').first()).toContainText(question);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/faq#/);
    await expect(main(page).getByText(answer)).toBeVisible();
  });

test('expert: asked a question, with the name in the message', { tag: '@all' }, async ({ page }) => {
  await page.goto('/single-profile/900005');
  const name = (await title(page).textContent()) ?? '';
  await press(main(page).getByRole('link', { name: `Ask ${name} a question` }));

  await expect(page.getByLabel('Message').last()).toHaveValue(new RegExp(name));
});

test('who runs this: from the footer to a name and an address', { tag: '@all' }, async ({ page }) => {
  await followFromHome(page, 'Imprint and privacy');

  await expect(title(page)).toBeVisible();
  await expect(
    main(page)
      .getByText(/info@example\.com/)
      .first(),
  ).toBeVisible();
});

test('wrong address in an invitation: told to the provider', { tag: '@all' }, async ({ page }) => {
  await page.goto('/auth/demo-activation-key');
  await press(main(page).getByRole('link', { name: 'Tell us the right one' }));

  await expect(page.getByLabel('Message').last()).toHaveValue('My invitation has a wrong address. The right one is ');
});

test('comparison: chosen, in the address, there after a reload, and it leads on', { tag: '@all' }, async ({ page }) => {
  await followFromHome(page, 'Compare Languages');
  for (const name of ['Form', 'Data'])
    await press(main(page).getByRole('checkbox', { name: `Compare ${name}`, exact: true }), 'Space');
  await expect(page).toHaveURL(/\?compare=1111117,1111113$/);

  await page.reload();
  const comparison = main(page).getByRole('region', { name: 'Side by side' });
  await expect(comparison.getByRole('columnheader', { name: 'Data' })).toBeVisible();
  await press(comparison.getByRole('link', { name: 'Classes of Form' }));

  await expect(title(page)).toHaveText('Upcoming classes');
});

test('partner: what goes on the own site, and a check of it', { tag: '@all' }, async ({ page }) => {
  await followFromHome(page, 'For your own site');

  await expect(main(page).getByRole('heading', { name: /check my page/i })).toBeVisible();
  await expect(main(page).getByText('<agile-assessment').first()).toBeVisible();
});

test('mistyped address: leads on to the page that was meant', { tag: '@all' }, async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/upcoming-class');
  await press(main(page).getByRole('link', { name: 'Upcoming classes' }).first());

  await expect(title(page)).toHaveText('Upcoming classes');
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('My Needs: the Languages of each role, no plan of another one, and the way to the dates', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/my-needs#product-owner');

    await expect(main(page).getByRole('heading', { name: 'Digital product owner' })).toBeInViewport();
    await expect(
      main(page)
        .getByText(/^Your plan/)
        .filter({ visible: true }),
    ).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Upcoming classes' }).click();
    await expect(title(page)).toHaveText('Upcoming classes');
  });
});
