import { expect, test } from '../src/engine-test.ts';
import { canBePrepared, type Engine } from '../src/engines/engine.ts';
import { translate } from '../src/translate-page.ts';

const uses = [
  ['agile-assessment', '/', {}, 'input[type=checkbox]', 'Agile Communication Level: \\d+%'],
  ['agile-assessment', '/my-needs', { view: 'needs' }, '[role=switch]', '\\d+ Languages?, \\d+ hours?'],
  [
    'agile-enrolment',
    '/upcoming-classes',
    { limit: '3' },
    'select',
    'Showing \\d+ to \\d+ of \\d+|\\d+ of \\d+ classes',
  ],
] as const;

for (const [tag, path, attributes, control, figure] of uses)
  for (const place of ['element', 'page'] as const)
    test(`translated ${place === 'page' ? path : `${tag} ${JSON.stringify(attributes)}`}: says what it says untranslated, also what changes`, async ({
      engine,
      site,
      hosts,
    }) => {
      const said = async (isTranslated: boolean) => {
        const address = place === 'page' ? site + path : `${hosts}/far-below/`;
        return sayings(engine, address, isTranslated, tag, place === 'page' ? figure : attributes, control);
      };

      const plain = await said(false);
      const translated = await said(true);

      test.skip(!translated, 'this browser cannot be prepared');
      expect(new Set(plain?.texts).size).toBeGreaterThan(1);
      expect(plain?.fonts).toBe(0);
      expect(translated?.fonts).toBeGreaterThan(100);
      expect(translated?.texts).toEqual(plain?.texts);
      expect(translated?.overflow).toBeLessThanOrEqual(0);
      expect(translated?.problems).toEqual(plain?.problems);
    });

async function sayings(engine: Engine, address: string, isTranslated: boolean, ...used: Parameters<typeof use>) {
  const page = await engine.open();
  try {
    if (!canBePrepared(page)) return undefined;
    if (isTranslated) await page.prepare(translate, 'document');
    await page.goto(address);
    const found = await page.evaluate(use, ...used);
    return { ...found, problems: page.problems?.() ?? [] };
  } finally {
    await page.close();
  }
}

/**
 * @param shown attributes of the element that is used, or on a page of the site the figure that is read
 *
 * @returns the text before, and after each of three changes
 */
async function use(tag: string, shown: Readonly<Record<string, string>> | string, control: string) {
  const wait = (time: number) => new Promise((done) => setTimeout(done, time));
  const until = async (isSo: () => boolean) => {
    for (let tries = 0; tries < 150 && !isSo(); tries += 1) await wait(100);
  };
  const element = document.querySelector<HTMLElement & { ready: Promise<void> }>(tag);
  if (element && typeof shown === 'object') {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of Object.entries(shown)) element.setAttribute(name, value);
    await until(() => 'ready' in element);
    element.scrollIntoView();
    await element.ready;
  } else {
    dispatchEvent(new PointerEvent('pointermove'));
    scrollBy(0, 100);
    await until(() => document.documentElement.dataset.hydrated !== undefined);
  }
  const root = element?.shadowRoot ?? document;
  const part = element?.shadowRoot?.querySelector<HTMLElement>('[part=root]') ?? document.querySelector('main');
  const text = () => {
    const all = (part?.innerText ?? '').replaceAll(/\s+/g, ' ').trim();
    return typeof shown === 'string' ? (all.match(new RegExp(shown, 'g')) ?? []).join() : all;
  };
  const atRest = async () => {
    for (let before = ''; before !== text(); await wait(900)) before = text();
    return text();
  };
  for (let y = 0; y < (part?.scrollHeight ?? 0); y += 400) {
    scrollBy(0, 400);
    await wait(60);
  }
  await until(() => root.querySelectorAll(control).length > 2);

  const texts = [await atRest()];
  for (const index of [0, 1, 0]) {
    const one = root.querySelectorAll<HTMLElement>(control)[index];
    if (one instanceof HTMLSelectElement) {
      one.selectedIndex = texts.length;
      one.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (texts.length < 3) one?.click();
    else root.querySelectorAll<HTMLElement>(control)[2]?.click();
    texts.push(await atRest());
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { texts, fonts: root.querySelectorAll('font').length, overflow: scrollWidth - clientWidth };
}
