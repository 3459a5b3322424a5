import { elementSpecs } from '@agile-languages/shared/embed/spec';
import type { Locator } from '@playwright/test';
import {
  assessment,
  classesOf,
  enrolment,
  heardEvents,
  meterOf,
  openHost,
  recordEvents,
  setAttribute,
} from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

const resultOf = (element: Locator) =>
  element.evaluate((node: HTMLElement & { getResult?: () => unknown }) => node.getResult?.());

const shownBy = (element: Locator) => element.evaluate((node: HTMLElement & { value?: string }) => node.value);

test('attributes changed on a shown assessment: followed, with the marks of the visitor', async ({ page, hosts }) => {
  await recordEvents(page);
  await openHost(page, `${hosts}/plain/`);
  const element = assessment(page);
  await element.getByRole('checkbox', { name: 'Money, all topics' }).first().uncheck({ force: true });
  await expect(meterOf(page)).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 75%');

  await setAttribute(element, 'case', '5');
  await expect(element.getByRole('heading', { name: /^Case 5:/ })).toBeVisible();
  await expect(meterOf(page)).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 40%');
  expect(await resultOf(element)).toMatchObject({ case: 5, level: 40 });

  await setAttribute(element, 'heading-level', '4');
  await expect(element.getByRole('heading', { name: /^Case 5:/, level: 4 })).toBeVisible();
  await setAttribute(element, 'min-height', '2222');
  expect(await element.evaluate((node) => getComputedStyle(node).minBlockSize)).toBe('2222px');

  await setAttribute(element, 'view', 'needs');
  await expect(element.getByText('Agile Communication Level:').first()).toBeHidden();
  await expect(element.getByRole('switch').first()).toBeVisible();
  await expect.poll(() => resultOf(element)).toMatchObject({ percent: 100 });
  await setAttribute(element, 'view', 'lab');
  await expect(element.getByRole('textbox', { name: 'Your text' })).toBeVisible();
  await expect.poll(() => resultOf(element)).toMatchObject({ kind: 'story' });
  await setAttribute(element, 'view', 'meter');
  await expect(meterOf(page)).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 100%');
  expect(await heardEvents(page, 'agile-error')).toEqual([]);

  await setAttribute(element, 'case', '9');
  await expect
    .poll(() => heardEvents(page, 'agile-error'))
    .toEqual([{ v: 1, code: 202, retryable: false, help: expect.stringMatching(/#error-202$/) }]);
  await expect(meterOf(page)).toBeVisible();
});

test('attributes changed on shown classes: followed', { tag: '@all' }, async ({ page, hosts }) => {
  await openHost(page, `${hosts}/plain/`);
  const element = enrolment(page);

  await setAttribute(element, 'limit', '2');
  await expect(classesOf(page)).toHaveCount(2);
  await setAttribute(element, 'language', '1111117');
  await expect(element.getByRole('heading', { name: /^Form/, level: 2 })).toBeVisible();
  await expect(classesOf(page).first()).toContainText('Form');
  await setAttribute(element, 'class-id', '500012');
  await expect(element.getByRole('columnheader', { name: 'No.' })).toBeVisible();
  await expect.poll(() => shownBy(element)).toBe('500012');
  await element.getByRole('list').last().getByRole('link').first().click();
  await expect.poll(() => shownBy(element)).toMatch(/^(?!500012)\d+$/);
  await setAttribute(element, 'class-id', '500001');
  await expect.poll(() => shownBy(element)).toBe('500001');
  await element.evaluate((node) => node.removeAttribute('class-id'));
  await expect(classesOf(page)).toHaveCount(2);
  await expect.poll(() => shownBy(element)).toBe('');
});

test('locale without words: names of days and months, marked with their language; all other text says that it is English', {
  tag: '@all',
}, async ({ page, hosts }) => {
  await openHost(page, `${hosts}/plain/`);
  const times = classesOf(page).locator('time');
  const month = /\b(?:ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic)/;
  await expect(times.first()).not.toHaveAttribute('lang');

  await setAttribute(enrolment(page), 'limit', '10');
  await setAttribute(enrolment(page), 'locale', 'es');

  await expect(times.first()).toHaveAttribute('lang', 'es');
  await expect(times.first()).toHaveText(/^(?:lun|mar|mié|jue|vie|sáb|dom)\b/);
  await expect(times.first()).toHaveText(month);
  expect(await enrolment(page).locator('[part=root]').getAttribute('lang')).toBe('en');
  const months = enrolment(page).getByRole('combobox', { name: 'Month', includeHidden: true }).locator('option');
  await expect(months.nth(1)).toHaveAttribute('lang', 'es');
  await expect(months.nth(1)).toHaveText(/^(?:ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic) \d{4}$/);
  await months.locator('..').selectOption({ index: 1 }, { force: true });
  await expect(enrolment(page).getByRole('status')).toHaveText(/^\d+ of \d+ classes$/);
  await setAttribute(enrolment(page), 'locale', 'no language');
  await expect(months.nth(1)).toHaveText(/^(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec) \d{4}$/);
  await expect(times.first()).toHaveText(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/);
});

test('parts: every one that is offered is there and takes the styles of the page', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  await openHost(page, `${hosts}/plain/`);
  const styles = elementSpecs.flatMap(({ tag, parts }) =>
    parts.map(({ name }) => `${tag}::part(${name}) { outline: 7px solid rgb(1, 2, 3) }`),
  );
  await page.addStyleTag({ content: styles.join('\n') });

  const found = await page.evaluate(
    (tags) =>
      tags.flatMap(({ tag, names }) =>
        names.map((name) => {
          const part = document.querySelector(tag)?.shadowRoot?.querySelector(`[part~=${name}]`);
          return `${tag} ${name} ${part ? getComputedStyle(part).outlineWidth : 'missing'}`;
        }),
      ),
    elementSpecs.map(({ tag, parts }) => ({ tag, names: parts.map(({ name }) => name) })),
  );

  expect(found).toEqual(elementSpecs.flatMap(({ tag, parts }) => parts.map(({ name }) => `${tag} ${name} 7px`)));
});

test('events of what a visitor does: a class chosen can be kept from opening, a result gone on with is told', {
  tag: '@all',
}, async ({ page, hosts }) => {
  await recordEvents(page);
  await openHost(page, `${hosts}/plain/`);
  const title = classesOf(page).first().getByRole('heading').getByRole('link');
  await enrolment(page).evaluate((node) =>
    node.addEventListener('agile-class-select', (event) => event.preventDefault(), { once: true }),
  );

  await title.click();
  await expect.poll(() => heardEvents(page, 'agile-class-select')).toEqual([{ v: 1, classId: expect.any(String) }]);
  await expect(classesOf(page)).toHaveCount(3);
  await title.click();
  await expect(enrolment(page).getByRole('button', { name: 'All classes' })).toBeVisible();

  expect(await heardEvents(page, 'agile-complete')).toEqual([]);
  await assessment(page).scrollIntoViewIfNeeded();
  await assessment(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => heardEvents(page, 'agile-complete'))
    .toEqual([{ v: 1, case: 3, level: 90, answered: 153, total: 153 }]);
});
