import type { Locator } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { hydrated } from '../src/watch-document.ts';

/** Case, what is switched off, level that is shown. */
const vectors: [number, string[], number][] = [
  [1, ['Money > Segmentation'], 80],
  [1, ['Money > Digital Service > Delivery channel'], 98],
  [2, ['Form > Input Types'], 97],
  [2, ['Form > Event Action > Onclick'], 103],
  [2, ['Money > Segmentation > Segment size'], 104],
  [3, ['Data Oriented Programming > Core Concept'], 83],
  [3, ['User Story > Manual Description > Mask'], 89],
  [4, ['User Story > Input'], 85],
  [5, ['Data Flow > Master Data Flow > Link to user stories'], 98],
  [6, ['User Story > Manual Description', 'Money > Competitor'], 88],
  [7, ['User Story Management > Issue Management'], 88],
  [8, ['User Story > User Story > Definition of done', 'Money > Digital Service > Unit of sale'], 98],
];

async function switchOff(meter: Locator, part: string): Promise<void> {
  const [language = '', category = '', topic] = part.split(' > ');
  await meter.getByRole('button', { name: new RegExp(`^${language} weight`) }).click();
  await meter.getByRole('tab', { name: new RegExp(`^${category} \\(`) }).click();
  const box = meter.getByRole('checkbox', { name: topic ?? 'Check All', exact: true });
  await box.uncheck({ force: true });
}

async function levelsOf(meter: Locator): Promise<(string | null)[]> {
  const levels: (string | null)[] = [];
  for (const [number, parts, level] of vectors) {
    await meter.getByRole('radio', { name: new RegExp(`^Case ${number}:`) }).check({ force: true });
    for (const part of parts) await switchOff(meter, part);
    const gauge = meter.getByRole('meter');
    await expect(gauge).toHaveAttribute('aria-valuetext', `Agile Communication Level: ${level}%`);
    levels.push(await gauge.getAttribute('aria-valuetext'));
    await meter.getByRole('button', { name: 'Reset' }).click();
  }
  await meter.getByRole('radio', { name: /^Case 3:/ }).check({ force: true });
  await meter.getByRole('checkbox', { name: 'Money, all topics' }).first().click({ force: true });
  await expect(meter.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Agile Communication Level: 75%');
  return levels;
}

/** Without what a page adds or decides: links and generated names. */
const comparable = (tree: string) =>
  tree.replaceAll(/\s*- (?:\/url: .*|link .*)/g, '').replaceAll(/:r\w+:|P\d+-\d+/g, '');

test('React on the site, Preact on a partner’s page: the same levels and the same accessibility tree', async ({
  page,
  hosts,
}) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await hydrated(page);
  const onSite = page.locator('#meter > div > :last-child');
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
  await expect(embedded.getByRole('heading', { name: 'One set of marks, eight results' })).toBeVisible();
  expect(comparable(await embedded.ariaSnapshot())).toBe(comparable(tree));
});
