import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { assessment, classesOf, enrolment, meterOf } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

const releases = join(process.env.E2E_FOLDER ?? '', 'releases');

async function published() {
  const { embed = '' } = JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8'));
  const folder = join(releases, 'embed', embed);
  const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  return { folder, sizeOf: (name: string): number => files[name].brotli };
}

/** Bytes, compressed with brotli. */
const limits = { 'loader.js': 2500, 'embed.css': 300, 'react.js': 700 };

for (const [name, limit] of Object.entries(limits))
  test(`${name}: at most ${limit.toLocaleString('en')} bytes brotli`, async () => {
    const { sizeOf } = await published();

    test.info().annotations.push({ type: 'figure', description: `${name} ${sizeOf(name)} bytes` });
    expect(sizeOf(name)).toBeLessThanOrEqual(limit);
  });

const views = [
  { name: 'assessment', limit: 19_500, needed: ['assessment.js', 'assessment.topics-1111112.js'], use: useMeter },
  { name: 'assessment, view="needs"', limit: 19_500, needed: ['assessment-needs.js'], use: useNeeds },
  { name: 'enrolment', limit: 17_000, needed: ['enrolment.js'], use: useList },
  { name: 'enrolment, class-id="500012"', limit: 17_200, needed: ['enrolment-class.js'], use: useClass },
];

/** The feature that a name begins with is an area. */
const teamOf = (name: string) => `@${/^\w+/.exec(name)?.[0]}`;

for (const { name, limit, needed, use } of views)
  test(`${name}: at most ${limit.toLocaleString('en')} bytes brotli until it can be used, with all else held back`, {
    tag: teamOf(name),
  }, async ({ page, hosts }) => {
    const { sizeOf } = await published();
    const [feature = '', attribute = '', value = ''] = name.split(/, |="?|"/);
    const came: string[] = [];
    await page.route(new RegExp(`/embed/[\\d.]+/${feature}[\\w.-]*\\.js`), async (route) => {
      const file = route.request().url().split('/').at(-1) ?? '';
      if (!needed.includes(file)) return;
      came.push(file);
      await route.continue();
    });

    await page.goto(`${hosts}/far-below/`, { waitUntil: 'domcontentloaded' });
    const element = page.locator(`agile-${feature}`);
    if (attribute)
      await element.evaluate((one, [key = '', text = '']) => one.setAttribute(key, text), [attribute, value]);
    await element.scrollIntoViewIfNeeded();
    await use(page);

    const bytes = came.reduce((sum, file) => sum + sizeOf(file), 0);
    test.info().annotations.push({ type: 'figure', description: `${name} ${bytes} bytes: ${came.join(', ')}` });
    expect(came).toEqual(needed);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

async function useMeter(page: Page) {
  const level = (await meterOf(page).getAttribute('aria-valuetext')) ?? '';
  await assessment(page).getByRole('checkbox', { name: 'Service name and one-line purpose' }).uncheck({ force: true });
  await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level);
}

async function useNeeds(page: Page) {
  const plan = assessment(page).getByRole('region', { name: 'Your plan' });
  const before = (await plan.textContent()) ?? '';
  await assessment(page)
    .getByRole('switch', { name: /User Story/ })
    .first()
    .click({ force: true });
  await expect(plan).not.toHaveText(before);
}

async function useList(page: Page) {
  await enrol(classesOf(page).first());
}

async function useClass(page: Page) {
  await expect(enrolment(page).getByRole('heading', { level: 2 })).not.toHaveText('Class');
  await enrol(enrolment(page).getByRole('complementary', { name: 'Enrolment' }));
}

const enrol = (place: Locator) => place.getByRole('link', { name: /^Enrol/ }).click({ trial: true });

test('files that partners load: no password field, no HTML from text', async () => {
  const { folder } = await published();
  const names = (await readdir(folder)).filter((name) => !/\.(?:br|gz)$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const own = texts.map((text) => text.replaceAll(htmlInPreact, ''));

  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((_, index) => /type\W{1,4}password|"password"/i.test(own[index] ?? ''))).toEqual([]);
  expect(
    names.filter((_, index) => /(?:inner|outer)HTML|insertAdjacentHTML|document\.write/i.test(own[index] ?? '')),
  ).toEqual([]);
});

/** What Preact does for a property that no element of ours has. */
const htmlInPreact = /"dangerouslySetInnerHTML"==\w+|\w+\.__html==\w+\.innerHTML|\w+\.innerHTML=\w+\.__html/g;

for (const { needed } of views) {
  const [main = ''] = needed;
  test(`${main} and its parts: every custom property they use is set by one of them`, {
    tag: teamOf(main),
  }, async () => {
    const { folder } = await published();
    const parts = new RegExp(`^${main.slice(0, -3)}\\.(?!container)[\\w.-]*js$`);
    const names = (await readdir(folder)).filter((name) => parts.test(name));
    const text = (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
    const used = new Set(text.match(/(?<=var\()--[\w-]+(?=\))/g));

    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !new RegExp(`${name}["\`]?:|"${name}"`).test(text))).toEqual([]);
  });
}
