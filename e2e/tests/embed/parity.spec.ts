import { levelVectors } from '@agile-languages/shared/content';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../src/test.ts';
import { hydrated } from '../../src/watch-document.ts';

/** A page that scrolls smoothly moves under a click. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function switchOff(meter: Locator, part: string): Promise<void> {
  const [language = '', category, topic] = part.split(' > ');
  if (!category) {
    await meter
      .getByRole('checkbox', { name: `${language}, all topics` })
      .first()
      .uncheck({ force: true });
    return;
  }
  await meter.getByRole('button', { name: new RegExp(`^${language} weight`) }).click();
  await meter.getByRole('tab', { name: new RegExp(`^${category} \\(`) }).click();
  const box = meter.getByRole('checkbox', { name: topic ?? 'Check All', exact: true });
  await box.uncheck({ force: true });
}

async function levelsOf(meter: Locator): Promise<(string | null)[]> {
  const levels: (string | null)[] = [];
  for (const [number, parts, level] of levelVectors) {
    await meter.getByRole('radio', { name: new RegExp(`^Case ${number}:`) }).check({ force: true });
    for (const part of parts) await switchOff(meter, part);
    const gauge = meter.getByRole('meter');
    await expect(gauge).toHaveAttribute('aria-valuetext', `Agile Communication Level: ${level}%`);
    levels.push(await gauge.getAttribute('aria-valuetext'));
    await meter.getByRole('button', { name: 'Reset' }).click();
  }
  await meter.getByRole('radio', { name: /^Case 3:/ }).check({ force: true });
  await switchOff(meter, 'Money');
  await expect(meter.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 75%');
  // What is worked out of the marks follows in a later drawing.
  await expect(meter.getByRole('region', { name: 'Learn first' })).toContainText('38 of 153 topics are missing');
  await expect(meter.getByRole('row', { name: /^Case 4 .* 100% 100%$/ })).toBeAttached();
  return levels;
}

const comparable = (tree: string) =>
  tree
    .replaceAll(/\s*- (?:\/url: .*|link .*|button "Show me .*)/g, '')
    .replace(/\s*- heading "On Monday".*- group: All levels in words/s, '')
    .replaceAll(/:r\w+:|P\d+-\d+/g, '')
    .replaceAll(/(- status): .*/g, '$1')
    .replace(/\s*- (?:text|generic): The level in each case/, '');

test('React on the site, Preact on a partner’s page: the same levels and the same accessibility tree', {
  tag: ['@assessment', '@all'],
}, async ({ page, hosts }) => {
  await page.goto('/');
  await hydrated(page);
  const onSite = page.locator('#meter > div > :last-child');
  await onSite.getByText('The level in each case').click();
  const levels = await levelsOf(onSite);
  const tree = await onSite.ariaSnapshot();

  await page.goto(`${hosts}/plain/`);
  const element = page.locator('agile-assessment');
  await element.evaluate((node: HTMLElement) => {
    node.setAttribute('heading-level', '3');
    node.style.inlineSize = '1200px';
  });
  const embedded = element.locator('[part=root] > *');

  expect(await levelsOf(embedded)).toEqual(levels);
  await element.evaluate((node) => node.scrollIntoView({ block: 'end' }));
  await expect(embedded.getByRole('heading', { name: 'One set of answers, eight results' })).toBeVisible();
  expect(comparable(await embedded.ariaSnapshot())).toBe(comparable(tree));
});

test('needs: the same accessibility tree and the same plan in both builds', { tag: ['@assessment', '@all'] }, async ({
  page,
  hosts,
}) => {
  const treesOf = async () => {
    const roles = page.locator('div:has(> section > table)').first();
    const trees = async () =>
      Promise.all((await roles.locator('> section:has(> table)').all()).map((role) => role.ariaSnapshot()));
    const fresh = await trees();
    const first = roles.getByRole('switch', { name: /User Story/ }).first();
    await first.click({ force: true });
    await expect(first).not.toBeChecked();
    const plan = page.getByRole('region', { name: 'Your plan' }).locator('b').first();
    return [fresh, await trees(), await plan.textContent()];
  };
  await page.goto('/my-needs');
  await hydrated(page);
  const onSite = await treesOf();

  await openElement(page, `${hosts}/far-below/`, 'agile-assessment', { view: 'needs' });

  expect(await treesOf()).toEqual(onSite);
});

test('classes: the same accessibility tree in both builds', { tag: ['@enrolment', '@all'] }, async ({
  page,
  hosts,
}) => {
  const treeOf = async () => {
    await expect(page.getByRole('article')).toHaveCount(10);
    const tree = await page.getByRole('region', { name: /^All Languages/ }).ariaSnapshot();
    return comparable(tree).replaceAll(/(- paragraph:)(?:\s+- text:)? with\b.*/g, '$1 with the trainer');
  };
  await page.goto('/upcoming-classes');
  await hydrated(page);
  const onSite = await treeOf();

  await openElement(page, `${hosts}/far-below/`, 'agile-enrolment', { limit: '10' });

  await expect.poll(treeOf).toBe(onSite);
});

async function openElement(page: Page, host: string, tag: string, attributes: Record<string, string>) {
  await page.goto(host);
  await page.locator(tag).evaluate((element: HTMLElement, wanted) => {
    for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
    element.style.inlineSize = '1200px';
    element.scrollIntoView();
  }, attributes);
  await expect(page.locator(tag).getByRole('heading').first()).toBeVisible();
}
