import type { Page } from '@playwright/test';
import { copiedLink } from './copied-link.ts';
import { assessment, enrolment, show } from './hosts/host-page.ts';
import { button, openMeter } from './meter-page.ts';
import { expect } from './test.ts';
import { hydrated } from './watch-document.ts';

const texts = [
  'As a cook, I want to lock the menu on Friday, so that nobody shops twice. It depends on US-009.',
  'As a guard, I want to see open doors at night, so that I can close them. It has to be user-friendly.',
] as const;

const actions = ['write one sentence', 'draw the flow'] as const;

/** What two visitors do whose answers differ in everything. */
export const visits: Readonly<Record<string, (page: Page, who: 0 | 1, hosts: string) => Promise<void>>> = {
  'meter, with all that is done with a result': async (page, who) => {
    const meter = page.locator('#meter');
    await openMeter(page);
    await meter.getByRole('tab', { name: [/^Digital Service/, /^Competitor/][who] }).click();
    await meter
      .getByRole('checkbox', { name: ['Service name and one-line purpose', 'Direct competitors'][who] })
      .click();
    await expect(meter.getByRole('link', { name: /^Class on / }).first()).toBeVisible();
    for (const tool of ['Share', 'Compare', 'Team', 'Report']) await button(page, tool).click();
    await meter.getByRole('region', { name: 'Your report' }).getByRole('button', { name: 'Data (JSON)' }).click();
  },
  'meter of another case': async (page, who) => {
    const meter = page.locator('#meter');
    await openMeter(page, ['CscBAACAAQAAAIABAAAAAAAAAAAAiw', 'CgMAAAAAAA4AAAAABgAAAAAAAAAAtQ'][who]);
    await expect(meter.getByRole('link', { name: /^Class on / }).first()).toBeVisible();
  },
  'Show me': async (page, who) => {
    const meter = page.locator('#meter');
    await openMeter(page);
    await meter.getByRole('tab', { name: /^Competitor/ }).click();
    await meter
      .getByRole('button', { name: /^Show me/ })
      .nth(who)
      .click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'A card of yours' }).fill(texts[who]);
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'The words that show it' })
      .fill(texts[who].slice(0, 40));
    await page.getByRole('dialog').getByRole('button', { name: 'It is shown' }).click();
  },
  plan: async (page, who) => {
    await page.goto(`/my-needs#${['product-owner', 'revenue-cost'][who]}`);
    await hydrated(page);
    const role = page.getByRole('region', { name: ['Digital product owner', 'Revenue or cost role'][who] ?? '' });
    await role.getByRole('switch').nth(who).click();
    await page.getByRole('link', { name: 'Dates and prices' }).click();
    const plan = page.getByRole('region', { name: 'Your plan, with dates and prices' });
    await plan.getByRole('spinbutton', { name: 'How many people?' }).fill(['7', '3'][who] ?? '');
    await expect(plan.getByText(/^Together/)).toBeVisible();
  },
  'Card Lab': async (page, who) => {
    await page.goto('/lab');
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Your text' }).fill(texts[who]);
    await expect(page.getByRole('figure')).toContainText(texts[who].slice(0, 20));
    await page.getByText('Why?').first().click();
  },
  'quick check': async (page, who) => {
    await page.goto('/quick-check');
    await hydrated(page);
    const answers = page.getByRole('main').getByRole('list').getByRole('button');
    for (let card = 1; card <= 9; card += 1) {
      await expect(page.getByRole('heading', { name: `Card ${card} of 9` })).toBeVisible();
      await answers.nth(who).click();
    }
    await expect(page.getByRole('heading', { name: /^You found \d of 9/ })).toBeVisible();
  },
  'meter for a group': async (page, who) => {
    await page.goto('/table#case=1');
    await hydrated(page);
    await page.getByRole('spinbutton', { name: 'How many phones?' }).fill('2');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = await copiedLink(page, 'Copy the link for a chat');
    for (const answer of [
      ['Yes', 'Not yet'],
      ['Partly', 'Yes'],
    ][who] ?? []) {
      const phone = await page.context().newPage();
      await phone.goto(link);
      await hydrated(phone);
      await phone.getByRole('button', { name: answer, exact: true }).click();
      const letters = (await phone.locator('p', { hasText: 'Your code' }).textContent()) ?? '';
      await page.bringToFront();
      await page.getByRole('textbox', { name: 'Code of a phone' }).focus();
      await page.keyboard.type(letters.replace('Your code:', '').trim());
    }
    await expect(page.getByText('All 2 are in.')).toBeVisible();
    await page.getByRole('button', { name: ['Not yet', 'Yes'][who], exact: true }).click();
    for (let topic = 1; topic < 6; topic += 1) await page.getByRole('button', { name: 'Next topic' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByLabel('What (first)').fill(actions[who]);
    await page.getByRole('link', { name: 'Open it in the meter' }).click();
    await expect(page.locator('#meter').getByText(actions[who])).toBeVisible();
    await expect(page.locator('#meter').getByRole('heading', { name: 'Learn first' })).toBeVisible();
  },
  'hand-over': async (page, who) => {
    await page.goto('/hand-over');
    await hydrated(page);
    await page.getByLabel('Your card').fill(texts[who]);
    await page.getByRole('button', { name: 'Show the code' }).click();
  },
  'meter on a page of a partner': async (page, who, hosts) => {
    await openElement(page, hosts, { view: 'meter' });
    await assessment(page).getByRole('tab').nth(who).click();
    await assessment(page).getByRole('checkbox').nth(who).click({ force: true });
    for (const tool of ['Share', 'Report'])
      await assessment(page).getByRole('button', { name: tool, exact: true }).click();
  },
  'My Needs on a page of a partner': async (page, who, hosts) => {
    await openElement(page, hosts, { view: 'needs' });
    const role = assessment(page).getByRole('region', {
      name: ['Digital product owner', 'Revenue or cost role'][who] ?? '',
    });
    await role.getByRole('switch').nth(who).click({ force: true });
  },
  'Card Lab on a page of a partner': async (page, who, hosts) => {
    await openElement(page, hosts, { view: 'lab' });
    await assessment(page).getByRole('textbox', { name: 'Your text' }).fill(texts[who]);
    await expect(assessment(page).getByRole('figure')).toContainText(texts[who].slice(0, 20));
  },
};

async function openElement(page: Page, hosts: string, attributes: Readonly<Record<string, string>>) {
  await page.goto(`${hosts}/far-below/`);
  // The classes come near sooner or later, as this element is quick or slow.
  await enrolment(page).evaluate((element) => element.remove());
  await show(assessment(page), attributes);
  await expect(assessment(page).getByRole('heading').first()).toBeVisible();
}
