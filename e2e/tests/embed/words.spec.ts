import { languages } from '@agile-languages/shared/content';
import type { Locator, Page } from '@playwright/test';
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
import { allBut, expect, test } from '../../src/test.ts';

const names = languages.flatMap(({ name, code }) => [name, code]).join('|');
const isSame = new RegExp(
  `^(?:${names}|Filter|Trainer|Live online|Details|Date|Page \\d+|Agile Communication Level:?|Team|Plan|Segmentation|\\d+ [A-Z]{3}|(?:Jan|Feb|Apr|Jun|Jul|Aug|Sep|Nov) \\d{4}|\\(?Europe/\u200b?Berlin\\)?|Onclick)$`,
);

const textsOf = (element: Locator): Promise<string[]> =>
  element.evaluate((host) => {
    const root = host.shadowRoot;
    if (!root) return [];
    const nodes = [...root.querySelectorAll('*')];
    const own = nodes.flatMap((node) => [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
    const named = nodes.flatMap((node) =>
      ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'].map((name) => node.getAttribute(name) ?? ''),
    );
    const texts = [...own.map(({ textContent }) => textContent ?? ''), ...named].map((text) => text.trim());
    return [...new Set(texts)].filter((text) => /\p{L}{2}/u.test(text));
  });

async function recordData(page: Page): Promise<() => string> {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (/\/api\/calle\//.test(response.url())) bodies.push(await response.text().catch(() => ''));
  });
  return () =>
    bodies
      .join('\n')
      .replaceAll(/\\u003c|<[^>]*>/g, ' ')
      .replaceAll('\\/', '/');
}

const englishIn = (texts: readonly string[], english: readonly string[], data: string) =>
  texts.filter(
    (text) => english.includes(text) && !text.split(', ').every((part) => isSame.test(part) || isIn(data, part)),
  );

const isIn = (data: string, part: string) => data.includes(part.replaceAll(/^\(|\)$|\u200b/g, ''));

for (const [locale, heading, day, count, seats] of [
  ['de', 'Alle Sprachen', /^(?:Mo|Di|Mi|Do|Fr|Sa|So)\b/, /^Einträge 1 bis 3 von \d+$/, /^\d+ von \d+ Plätzen frei$/],
  [
    'fr',
    'Tous les langages',
    /^(?:lun|mar|mer|jeu|ven|sam|dim)\./,
    /^Résultats 1 à 3 sur \d+$/,
    /^\d+ places? libres? sur \d+$/,
  ],
] as const)
  test(`classes with locale="${locale}": no English text but names and data, also in a class in full`, {
    tag: ['@enrolment', ...allBut(locale === 'de')],
  }, async ({ page, hosts }) => {
    const data = await recordData(page);
    await openHost(page, `${hosts}/plain/`);
    const element = enrolment(page);
    await expect(element.getByRole('combobox', { name: 'Month', includeHidden: true })).toBeAttached();
    const english = await textsOf(element);

    await setAttribute(element, 'locale', locale);
    await expect(element.getByRole('heading', { level: 2 })).toContainText(heading);
    const texts = await textsOf(element);
    expect(texts.length).toBeGreaterThan(30);
    expect(englishIn(texts, english, data())).toEqual([]);
    expect(await element.locator('[part=root]').getAttribute('lang')).toBe(locale);
    await expect(classesOf(page).first().locator('time')).toHaveText(day);
    await expect(element.getByText(count)).toBeVisible();
    await expect(element.getByText(seats).first()).toBeVisible();

    await setAttribute(element, 'locale', 'en');
    await setAttribute(element, 'class-id', '500012');
    await expect(element.getByRole('columnheader', { name: 'No.' })).toBeVisible();
    await expect(element.getByRole('heading', { name: /^Other classes in / })).toBeVisible();
    const inFull = await textsOf(element);
    await setAttribute(element, 'locale', locale);
    await expect(element.getByRole('columnheader', { name: locale === 'de' ? 'Nr.' : 'N°' })).toBeVisible();
    expect(englishIn(await textsOf(element), inFull, data())).toEqual([]);
  });

for (const [locale, level, role] of [
  ['de', 'Agile Communication Level: 90\u00a0%', 'Rollen'],
  ['fr', 'Agile Communication Level\u00a0: 90\u00a0%', 'Rôles'],
] as const)
  test(`assessment with locale="${locale}": no English text but names, in the meter, its tools and needs; the same events`, {
    tag: ['@assessment', '@all'],
  }, async ({ page, hosts }) => {
    await recordEvents(page);
    await openHost(page, `${hosts}/plain/`);
    const element = assessment(page);
    const buttons = element.getByRole('listitem').getByRole('button', { expanded: false });
    const show = async () => {
      await element.getByRole('meter').first().scrollIntoViewIfNeeded();
      await element.getByRole('table', { includeHidden: true }).first().scrollIntoViewIfNeeded();
      await buttons.first().scrollIntoViewIfNeeded();
      await expect(buttons).toHaveCount(5);
    };
    await show();
    const english: string[] = [];
    for (let tool = 0; tool < 4; tool += 1) {
      await buttons.nth(tool).click();
      await expect(element.getByRole('button', { name: 'Close' })).toBeVisible();
      english.push(...(await textsOf(element)));
      await element.getByRole('button', { name: 'Close' }).click();
    }

    await setAttribute(element, 'locale', locale);
    await expect(meterOf(page)).toHaveAttribute('aria-valuetext', level);
    await show();
    const left: string[] = [];
    for (let tool = 0; tool < 4; tool += 1) {
      await buttons.nth(tool).click();
      const close = element.getByRole('button', { name: locale === 'de' ? 'Schließen' : 'Fermer' });
      await expect(close).toBeVisible();
      left.push(...englishIn(await textsOf(element), english, ''));
      await close.click();
    }
    expect([...new Set(left)]).toEqual([]);
    expect(await element.locator('[part=root]').getAttribute('lang')).toBe(locale);
    expect(await heardEvents(page, 'agile-complete')).toHaveLength(4);

    await setAttribute(element, 'locale', 'en');
    await setAttribute(element, 'view', 'needs');
    await expect(element.getByRole('navigation', { name: 'Roles' })).toBeVisible();
    const inNeeds = await textsOf(element);
    await setAttribute(element, 'locale', locale);
    await expect(element.getByRole('navigation', { name: role })).toBeVisible();
    expect(englishIn(await textsOf(element), inNeeds, '')).toEqual([]);
  });

test('plural forms: as the language has them', { tag: ['@assessment', '@all'] }, async ({ page, hosts }) => {
  await openHost(page, `${hosts}/plain/`);
  const element = assessment(page);
  await setAttribute(element, 'view', 'needs');
  await setAttribute(element, 'locale', 'de');
  const plan = element.getByRole('region', { name: 'Ihr Plan' });
  await expect(plan).toContainText(/4 Sprachen, \d+ Stunden/);
  const switches = element.getByRole('region').first().getByRole('switch');

  for (const form of [/3 Sprachen/, /2 Sprachen/, /1 Sprache,/, /0 Sprachen, 0 Stunden/]) {
    await switches.and(element.locator(':checked')).first().uncheck({ force: true });
    await expect(plan).toContainText(form);
  }
});

test('own words: in place of ours, in English too; a text that the element does not have is named in the console', {
  tag: ['@enrolment', '@all'],
}, async ({ page, hosts }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openHost(page, `${hosts}/plain/`);
  const element = enrolment(page);
  await element.evaluate((node: HTMLElement & { reload?: () => void }) => {
    const script = Object.assign(document.createElement('script'), { type: 'application/json', slot: 'words' });
    script.textContent = JSON.stringify({ 'Enrol[ in {0}]': 'Book a place[ in {0}]', Enroll: 'Book' });
    node.append(script);
    node.reload?.();
  });

  await expect(
    classesOf(page)
      .first()
      .getByRole('link', { name: /^Book a place in / }),
  ).toBeVisible();
  await expect(
    classesOf(page)
      .first()
      .getByRole('link', { name: /^Details of / }),
  ).toBeVisible();

  await setAttribute(element, 'locale', 'de');
  await expect(
    classesOf(page)
      .first()
      .getByRole('link', { name: /^Details zu / }),
  ).toBeVisible();
  await expect(
    classesOf(page)
      .first()
      .getByRole('link', { name: /^Book a place in / }),
  ).toBeVisible();
});

test('words of another language: asked for beside the code, not after it; none for English', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  const asked: string[] = [];
  const { promise: wanted, resolve: bring } = Promise.withResolvers<void>();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  await page.route('**/enrolment.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(`${hosts}/far-below/`, { waitUntil: 'domcontentloaded' });
  const element = page.locator('agile-enrolment');

  await setAttribute(element, 'locale', 'de-AT');
  await element.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('enrolment.words-de.js');
  bring();
  await expect(element.getByRole('heading', { level: 2 })).toHaveText(/^Alle Sprachen/);
  expect(await element.locator('[part=root]').getAttribute('lang')).toBe('de-AT');
  expect(asked.filter((name) => /words/.test(name))).toEqual(['enrolment.words-de.js']);
});

test('files with words: import nothing but the module of their view, so that they wait for no other file', async ({
  request,
  site,
}) => {
  const { files } = await (await request.get(`${site}/embed/v1/manifest.json`)).json();
  const names = Object.keys(files).filter((name) => /words-(de|fr)\.js$/.test(name));

  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names) {
    const code = await (await request.get(`${site}/embed/v1/${name}`)).text();
    const imported = [...code.matchAll(/(?:from|import) ?"(\.\/[^"]+)"/g)].map(([, file]) => file);
    expect(
      imported.filter((file) => file !== `./${name.replace(/\.words-.*/, '.js')}`),
      name,
    ).toEqual([]);
  }
});

test('words in German on a phone: nothing is wider than the window', { tag: '@all' }, async ({ page, hosts }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHost(page, `${hosts}/plain/`);
  for (const element of [assessment(page), enrolment(page)]) {
    await setAttribute(element, 'locale', 'de');
    await expect(element.locator('[part=root]')).toHaveAttribute('lang', 'de');
  }

  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});
