import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SizeSpec, sizeSpecs } from '@agile-languages/shared/embed/spec';
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

const isFile = ({ name }: SizeSpec) => name.includes('.');
const views: readonly View[] = [
  { module: 'assessment', use: useMeter },
  { module: 'assessment-needs', attribute: ['view', 'needs'], use: useNeeds },
  { module: 'assessment-lab', attribute: ['view', 'lab'], use: useLab },
  { module: 'enrolment', use: useList },
  { module: 'enrolment-class', attribute: ['class-id', '500012'], use: useClass },
];

test('limits of the elements: each is held by a test below', () => {
  const modules = sizeSpecs.filter((spec) => !isFile(spec)).map(({ name }) => name);

  expect(modules).toEqual(views.map(({ module }) => module));
});

for (const { name, limit } of sizeSpecs.filter(isFile))
  test(`${name}: at most ${limit.toLocaleString('en')} bytes brotli`, async () => {
    const { sizeOf } = await published();

    test.info().annotations.push({ type: 'figure', description: `${name} ${sizeOf(name)} bytes` });
    expect(sizeOf(name)).toBeLessThanOrEqual(limit);
  });

/** `area-view` */
const areaOf = (module: string) => module.replace(/-.*/, '');

for (const { module, attribute, use } of views) {
  const { limit } = sizeSpecs.find(({ name }) => name === module) ?? { limit: 0 };
  test(`${module}: at most ${limit.toLocaleString('en')} bytes brotli until it can be used, with all else held back`, {
    tag: `@${areaOf(module)}`,
  }, async ({ page, hosts }) => {
    const { sizeOf } = await published();
    const feature = areaOf(module);
    const needed = `${module}.js`;
    await page.route(new RegExp(`/embed/[\\d.]+/${feature}[\\w.-]*\\.js`), async (route) => {
      const file = route.request().url().split('/').at(-1) ?? '';
      if (file === needed) await route.continue();
    });

    await page.goto(`${hosts}/far-below/`, { waitUntil: 'domcontentloaded' });
    const element = page.locator(`agile-${feature}`);
    if (attribute) await element.evaluate((node, [name = '', value = '']) => node.setAttribute(name, value), attribute);
    await element.scrollIntoViewIfNeeded();
    await use(page);

    test.info().annotations.push({ type: 'figure', description: `${module} ${sizeOf(needed)} bytes` });
    expect(sizeOf(needed)).toBeLessThanOrEqual(limit);
  });
}

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

async function useLab(page: Page) {
  await assessment(page).getByRole('textbox', { name: 'Your text' }).fill('See you on Thursday.');
  await expect(assessment(page).getByRole('heading', { name: /^Too little to read/ })).toBeVisible();
}

async function useList(page: Page) {
  await enrol(classesOf(page).first());
}

async function useClass(page: Page) {
  await expect(enrolment(page).getByRole('heading', { level: 2 })).not.toHaveText('Class');
  await enrol(enrolment(page).getByRole('complementary', { name: 'Enrolment' }));
}

const enrol = (element: Locator) => element.getByRole('link', { name: /^Enrol/ }).click({ trial: true });

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

const htmlInPreact = /"dangerouslySetInnerHTML"==\w+|\w+\.__html==\w+\.innerHTML|\w+\.innerHTML=\w+\.__html/g;

for (const { module } of views)
  test(`${module}.js and its parts: every custom property they use is set by one of them`, {
    tag: `@${areaOf(module)}`,
  }, async () => {
    const { folder } = await published();
    const parts = new RegExp(`^${module}\\.(?!container)[\\w.-]*js$`);
    const names = (await readdir(folder)).filter((name) => parts.test(name));
    const text = (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
    const used = new Set(text.match(/(?<=var\()--[\w-]+(?=\))/g));

    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !new RegExp(`${name}["\`]?:|"${name}"`).test(text))).toEqual([]);
  });

interface View {
  module: string;
  attribute?: [name: string, value: string];
  use: (page: Page) => Promise<void>;
}
