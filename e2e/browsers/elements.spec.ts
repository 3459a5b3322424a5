import { expect, test } from '../src/engine-test.ts';
import { shiftUntilReady } from '../src/engines/shift-until-ready.ts';
import { boxPages } from '../src/hosts/host-list.ts';

interface Embedded extends HTMLElement {
  state: string;
  ready: Promise<void>;
}

for (const host of [...boxPages, 'plain', 'quirks', 'important-reset', 'strict-csp', 'hostile-css', 'right-to-left'])
  test(`${host}: both elements come, as wide as their places, and leave no empty ground`, async ({
    enginePage,
    hosts,
  }) => {
    await enginePage.goto(`${hosts}/${host}/`);

    const found = await enginePage.evaluate(async () => {
      const isEmbedded = (element: Element): element is Embedded => 'ready' in element;
      for (const one of document.querySelectorAll('details')) one.open = true;
      for (const one of document.querySelectorAll('[data-layout] > div[hidden]')) one.removeAttribute('hidden');
      await Promise.all(['assessment', 'enrolment'].map((name) => customElements.whenDefined(`agile-${name}`)));
      const elements = [...document.querySelectorAll(':is(agile-assessment, agile-enrolment):not([hidden])')].filter(
        isEmbedded,
      );
      for (const element of elements) {
        element.scrollIntoView();
        await element.ready;
      }
      document.body.style.paddingBlockStart = '200vh';
      scrollTo(0, 0);
      await new Promise((done) => setTimeout(done, 2600));
      return elements.map((element) => {
        const place = element.closest<HTMLElement>('[data-layout]') ?? element.parentElement ?? document.body;
        const { paddingLeft, paddingRight } = getComputedStyle(place);
        const inner = place.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const content = element.shadowRoot?.querySelector<HTMLElement>('[part=root]')?.offsetHeight ?? 0;
        return {
          what: `${element.localName} ${place.dataset.layout ?? ''}`,
          missing: Math.round(inner - Number(place.dataset.beside ?? 0) - element.offsetWidth),
          content,
          ground: element.offsetHeight - content,
        };
      });
    });

    expect(found.length).toBeGreaterThan(1);
    for (const { what, missing, content, ground } of found) {
      expect.soft(Math.abs(missing), `${what}: width`).toBeLessThanOrEqual(1);
      expect.soft(content, `${what}: content`).toBeGreaterThan(100);
      expect.soft(ground, `${what}: empty ground`).toBeLessThanOrEqual(1);
    }
    expect(enginePage.problems?.() ?? []).toEqual([]);
  });

for (const [name, attributes] of [
  ['assessment', {}],
  ['assessment', { view: 'needs' }],
  ['assessment', { locale: 'de' }],
  ['enrolment', {}],
  ['enrolment', { limit: '3' }],
  ['enrolment', { limit: '3', locale: 'fr' }],
  ['enrolment', { 'class-id': '500012' }],
] as const)
  test(`${name} ${JSON.stringify(attributes)}: nothing moves when it comes`, async ({ enginePage, hosts }) => {
    await enginePage.goto(`${hosts}/far-below/`);

    const { state, sum, moved } = await enginePage.evaluate(shiftUntilReady, `agile-${name}`, attributes);

    test.info().annotations.push({ type: 'figure', description: `layout shift: ${sum.toFixed(4)}` });
    expect(state).toBe('ready');
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
  });

test('element that nobody has reserved room for: what moves is counted', async ({ enginePage, hosts }) => {
  await enginePage.goto(`${hosts}/far-below/`);
  await enginePage.evaluate(() => document.querySelector('link[href$="embed.css"]')?.remove());

  const { sum } = await enginePage.evaluate(shiftUntilReady, 'agile-assessment', {});

  expect(sum).toBeGreaterThan(0.01);
});

test('keyboard: past the element by its first stop, into it, a mark, and on to the classes', async ({
  enginePage,
  hosts,
}) => {
  await enginePage.goto(`${hosts}/plain/`);
  await enginePage.evaluate(async () => {
    const [assessment, enrolment] = [...document.querySelectorAll<Embedded>('agile-assessment, agile-enrolment')];
    enrolment?.scrollIntoView();
    await enrolment?.ready;
    assessment?.scrollIntoView();
    await assessment?.ready;
    const links = document.querySelectorAll<HTMLElement>('nav a');
    links[links.length - 1]?.focus();
  });
  const focus = () =>
    enginePage.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return `${document.activeElement?.localName} ${active?.localName} ${active?.getAttribute('type') ?? ''}`.trim();
    });
  const level = () =>
    enginePage.evaluate(
      () =>
        document
          .querySelector('agile-assessment')
          ?.shadowRoot?.querySelector('[role=meter], meter')
          ?.getAttribute('aria-valuetext') ?? '',
    );
  const tabTo = async (wanted: string | RegExp) => {
    const stops: string[] = [];
    const isThere = (stop: string) => (typeof wanted === 'string' ? stop === wanted : wanted.test(stop));
    for (let stop = ''; stops.length < 150 && (stop === '' || !isThere(stop)); stops.push(stop)) {
      await enginePage.press('Tab');
      stop = await focus();
    }
    expect(stops.at(-1), stops.join(', ')).toMatch(wanted);
    return stops;
  };

  const [first] = (await tabTo('agile-assessment button')).filter((stop) => stop.startsWith('agile-'));
  expect(first).toBe('agile-assessment button');
  await enginePage.press('Enter');
  expect(await tabTo('input input')).not.toContain('agile-assessment input checkbox');
  await enginePage.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('nav a');
    links[links.length - 1]?.focus();
  });

  await tabTo('agile-assessment input checkbox');
  const before = await level();
  await enginePage.press(' ');
  expect(before).not.toBe('');
  expect(await level()).not.toBe(before);
  await tabTo('agile-enrolment a');
  await enginePage.press('Tab');
  await tabTo(/^(?!agile-)/);
});
