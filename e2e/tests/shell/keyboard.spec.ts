import type { Page } from '@playwright/test';
import { createClass } from '../../src/site/own-data.ts';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = await focused.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '';
    });
    if (typeof name === 'string' ? label.trim() === name : name.test(label.trim())) return;
  }
  throw new Error(`Sixty presses of Tab do not lead to ${name}.`);
}

test('login by keyboard alone, from the class list to the app site', { tag: '@all' }, async ({ page, member }) => {
  await page.goto(`/login/${await createClass()}`);
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();

  await tabTo(page, 'E-mail');
  await page.keyboard.type(member.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status').filter({ hasText: 'You are signed in as' })).toBeVisible();
});

test('language chosen in the menu by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);

  await tabTo(page, /^Languages/);
  await page.keyboard.press('Space');
  await tabTo(page, /User Story Management/);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/languages/1111115');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('question of the search chosen by keyboard, on another page and on its own: Tab goes on at the question', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/my-needs');
  await hydrated(page);

  for (const words of ['pass code arrive', 'refunds']) {
    await page.keyboard.press('/');
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
    await field.fill(words);
    await expect(page.getByRole('dialog').getByRole('listitem').getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/faq#/,
    );
    await field.press('Enter');
    await expect(page).toHaveURL(/\/faq#/);
    const question = page.locator(new URL(page.url()).hash);
    await expect(question).toBeFocused();
    expect(await question.evaluate(isOutlined)).toBe(true);
    await expect(question).toBeInViewport();

    await page.keyboard.press('Tab');

    await expect(question.locator(':focus')).toBeInViewport();
  }
});

test('a need switched off and on by keyboard alone, with a visible focus', { tag: '@all' }, async ({ page }) => {
  await page.goto('/my-needs');
  await hydrated(page);
  const money = page.getByRole('main').getByRole('switch', { name: 'Money' }).first();

  await page.getByRole('main').getByRole('switch').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(money).toBeFocused();
  expect(await money.evaluate(isOutlined)).toBe(true);
  await page.keyboard.press('Space');
  await expect(money).not.toBeChecked();
  await page.keyboard.press('Space');

  await expect(money).toBeChecked();
});

function isOutlined(element: Element): boolean {
  const candidates = [element, element.parentElement, element.nextElementSibling];
  return candidates.some((candidate) => candidate && getComputedStyle(candidate).outlineStyle !== 'none');
}
