import type { Page } from '@playwright/test';
import { chosenBrowser } from '../../src/browser/chosen-browser.ts';
import { assessment, classesOf, enrolment, heardEvents, meterOf, openHost } from '../../src/hosts/host-page.ts';
import { expect, test } from '../../src/test.ts';

interface Embedded extends HTMLElement {
  load: () => Promise<void>;
  ready: Promise<void>;
}

interface Mounted {
  update: (options: object) => void;
  unmount: () => void;
}

interface Container {
  get: (module: string) => Promise<() => { mount: Mount }>;
}

type Mount = (place: Element, options: object, onEvent?: (type: string, detail: unknown) => void) => Mounted;

declare global {
  var show: (view: string) => void;
  var agile_assessment: Container;
  var agile_enrolment: Container;
  var mounted: Mounted;
}

const { executablePath, args } = await chosenBrowser();
/** Code that V8 compiles would count as memory that stays. */
const withoutCompilers = '--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode';

test.use({ launchOptions: { executablePath, args: [...args, `--js-flags=${withoutCompilers}`] } });

async function answerFromMemory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = fetch;
    const answers = new Map<string, string>();
    globalThis.fetch = async (address, options) => {
      const key = `${address} ${options?.body}`;
      const known = answers.get(key) ?? (await (await ask(address, options)).text());
      answers.set(key, known);
      return new Response(known);
    };
  });
}

/** The browser keeps what it has just shown for some frames. */
async function leftOver(page: Page) {
  let last = await inMemory(page);
  for (let reading = 0; reading < 10; reading += 1) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const next = await inMemory(page);
    if (next.nodes === last.nodes && next.listeners === last.listeners) return next;
    last = next;
  }
  return last;
}

async function inMemory(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  await session.detach();
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    ofWindow: listeners.length,
    heap: metric('JSHeapUsedSize'),
  };
}

/** What the browser does once is in one hundred only. */
async function expectNothingStays(page: Page, visits: (count: number) => Promise<void>) {
  await visits(30);
  const before = await leftOver(page);
  await visits(100);
  const halfway = await leftOver(page);
  await visits(100);
  const after = await leftOver(page);

  const growth = Math.min(halfway.heap - before.heap, after.heap - halfway.heap) / before.heap;
  test.info().annotations.push({
    type: 'figure',
    description: `100 mounts and unmounts: heap ${(growth * 100).toFixed(1)} %`,
  });
  expect(after).toMatchObject({ nodes: before.nodes, listeners: before.listeners, ofWindow: before.ofWindow });
  expect(growth).toBeLessThanOrEqual(0.01);
}

test('200 times a view with both elements: no node, no listener, no memory stays', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  await answerFromMemory(page);
  await page.goto(`${hosts}/single-page/`);
  const visits = (count: number) =>
    page.evaluate(async (times) => {
      for (let visit = 0; visit < times; visit += 1) {
        show('assess');
        const elements = [...document.querySelectorAll<Embedded>('agile-assessment, agile-enrolment')];
        await Promise.all(elements.map((element) => element.load().then(() => element.ready)));
        show('welcome');
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, count);

  await expectNothingStays(page, visits);
});

test('200 times the federated module: no node, no listener, no memory stays', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  await openHost(page, `${hosts}/federation-rspack/react-19/`);
  const visits = (count: number) =>
    page.evaluate(async (times) => {
      const { mount } = (await agile_assessment.get('./embed'))();
      for (let visit = 0; visit < times; visit += 1) {
        const place = document.body.appendChild(document.createElement('div'));
        const mounted = mount(place, {});
        await new Promise(requestAnimationFrame);
        mounted.unmount();
        place.remove();
      }
    }, count);

  await expectNothingStays(page, visits);
});

test('federated module with a key: the provider is told that it came up and is used, with campaign and page', {
  tag: '@all',
}, async ({ page, hosts }) => {
  await page.goto(`${hosts}/federation-rspack/react-19/`);
  await expect(meterOf(page)).toBeVisible();
  const told: string[] = [];
  page.on('request', (request) => told.push(...(/\/partners\/.*spring.*/.exec(request.url()) ?? [])));

  await page.evaluate(async () => {
    const { mount } = (await agile_assessment.get('./embed'))();
    const place = document.body.appendChild(Object.assign(document.createElement('section'), { id: 'mounted' }));
    mount(place, { partner: 'pk_acme', campaign: 'spring' });
  });
  await page.locator('#mounted').getByRole('checkbox').first().uncheck({ force: true });

  const about = new URLSearchParams({ campaign: 'spring', page: '/federation-rspack/react-19/' });
  const uses = ['start', 'view'].map((kind) => `/partners/pk_acme/uses/${kind}?${about}`);
  await expect.poll(() => told.toSorted()).toEqual(uses);
});

test('federated meter and classes on a page: of an enrolment the classes are told, once', { tag: '@all' }, async ({
  page,
  hosts,
  site,
}) => {
  const told = { classId: '500017', campaign: 'spring' };
  await page.route('**/partner-codes/*', (route) =>
    route.fulfill({ json: told, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`${hosts}/federation-rspack/react-19/`);
  await expect(meterOf(page)).toBeVisible();
  await page.evaluate(async () => {
    globalThis.raised = [];
    for (const container of [agile_assessment, agile_enrolment, agile_enrolment]) {
      const { mount } = (await container.get('./embed'))();
      const place = document.body.appendChild(document.createElement('section'));
      const source = container === agile_enrolment ? 'classes' : 'meter';
      mount(place, { limit: 1 }, (type) => type === 'agile-enrol' && raised.push({ type, detail: source }));
    }
  });

  await page.evaluate((origin) => {
    const data = { type: 'agile-enrol', code: 'x'.repeat(22) };
    dispatchEvent(new MessageEvent('message', { origin, data }));
  }, site);

  await expect.poll(() => heardEvents(page, 'agile-enrol')).toEqual(['classes']);
});

test('element moved within the page: it keeps what the visitor has marked', { tag: '@all' }, async ({
  page,
  hosts,
}) => {
  await openHost(page, `${hosts}/plain/`);
  await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
  const level = await meterOf(page).getAttribute('aria-valuetext');

  await assessment(page).evaluate((element) => document.querySelector('footer')?.append(element));

  await expect(assessment(page).getByRole('meter').first()).toBeVisible();
  expect(await page.locator('footer agile-assessment').getByRole('meter').first().getAttribute('aria-valuetext')).toBe(
    level,
  );
});

test('page frozen by the browser and thawed again: the element goes on', { tag: '@all' }, async ({ page, hosts }) => {
  await openHost(page, `${hosts}/plain/`);
  const session = await page.context().newCDPSession(page);
  const level = (await meterOf(page).getAttribute('aria-valuetext')) ?? '';

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  await assessment(page).getByRole('checkbox').first().uncheck({ force: true });
  await expect(meterOf(page)).not.toHaveAttribute('aria-valuetext', level);
  await enrolment(page).scrollIntoViewIfNeeded();
  await expect(classesOf(page).first()).toBeVisible();
});
