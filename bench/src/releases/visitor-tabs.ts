import { Problems } from '@agile-languages/e2e/src/problems.ts';
import { hydrated } from '@agile-languages/e2e/src/watch-document.ts';
import type { Browser, Locator, Page } from '@playwright/test';

export interface Outside {
  origin: string;
  isOver: () => boolean;
  /** Or the drill is over. */
  nextChange: () => Promise<void>;
}

export interface TabResult {
  name: string;
  done: number;
  problems: string[];
}

type Visit = (page: Page, outside: Outside, count: number) => Promise<void>;

const documents = [
  '/',
  '/faq',
  '/profiles',
  '/upcoming-classes',
  '/my-needs',
  '/languages/1111117',
  '/samples',
  '/login',
];

const readByLinks: Visit = async (page, { origin }, count) => {
  if (count === 0) {
    await page.goto(`${origin}/faq`);
    await hydrated(page);
  }
  const links = page.getByRole('contentinfo').locator('a[href^="/"]:not([href*="#"])');
  const link = links.nth((count * 5) % (await links.count()));
  const path = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(({ pathname }) => pathname === path);
  await page.locator('main h1').first().waitFor();
};

const openDocuments: Visit = async (page, { origin }, count) => {
  await page.goto(origin + documents[count % documents.length]);
  await hydrated(page);
  await page.reload();
  await hydrated(page);
};

const searchQuestions: Visit = (page, outside, count) =>
  fillIn(page, outside, '/faq', page.getByRole('searchbox', { name: 'Search the questions' }), `question ${count}`);

const signIn: Visit = (page, outside, count) =>
  fillIn(page, outside, '/login/500017', page.getByLabel('E-mail'), `visitor-${count}@example.com`);

const writeMessage: Visit = async (page, { origin, nextChange }, count) => {
  await page.goto(`${origin}/for-companies`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  const field = dialog.getByRole('textbox', { name: 'Message' });
  await field.fill(`message ${count}`);
  await nextChange();
  await expectText(field, `message ${count}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
};

const visits: Readonly<Record<string, Visit>> = {
  'reads by links': readByLinks,
  'opens documents': openDocuments,
  'searches the questions': searchQuestions,
  'signs in': signIn,
  'writes a message': writeMessage,
};

export const browse = (browser: Browser, outside: Outside): Promise<TabResult[]> =>
  Promise.all(
    Object.entries(visits).map(([name, visit], index) =>
      browseIn(browser, outside, { name, visit, group: index * 20 }),
    ),
  );

async function browseIn(
  browser: Browser,
  outside: Outside,
  { name, visit, group }: { name: string; visit: Visit; group: number },
): Promise<TabResult> {
  const seen = new Problems();
  const problems: string[] = [];
  let done = 0;
  const context = await browser.newContext();
  await seen.watch(context);
  await context.addCookies([{ name: 'canary', value: String(group), url: outside.origin }]);
  context.on('console', (message) => message.type() === 'warning' && problems.push(`warning: ${message.text()}`));
  const page = await context.newPage();
  while (!outside.isOver()) {
    try {
      await visit(page, outside, done);
      done += 1;
    } catch (cause) {
      problems.push(`${page.url()}: ${cause instanceof Error ? cause.message : cause}`);
      await page.goto(outside.origin);
    }
  }
  await context.close();
  return { name, done, problems: [...problems, ...seen.list()] };
}

/** A change comes while the field is filled in; pointing at a link then reads the registry. */
async function fillIn(page: Page, { origin, nextChange }: Outside, path: string, field: Locator, text: string) {
  await page.goto(origin + path);
  await hydrated(page);
  await field.fill(text);
  await nextChange();
  await page.getByRole('banner').getByRole('link', { name: 'My Needs' }).hover();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expectText(field, text);
}

async function expectText(field: Locator, text: string): Promise<void> {
  const value = await field.inputValue();
  if (value !== text) throw new Error(`"${text}" was typed, "${value}" is there.`);
}
