import { expect, onTestFinished, test, vi } from 'vitest';
import { countUses } from './follow-page.ts';
import type { EmbedOptions } from './spec/types.ts';

vi.mock('./site.ts', () => ({ siteOrigin: 'https://site.test', embedApiBase: 'https://site.test/api' }));

/** @param Observer default: a browser that does not tell what is in view */
function shown(options: EmbedOptions, Observer?: unknown, host = document.createElement('agile-assessment')) {
  const sent: string[] = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('fetch', async (url: string, { method, credentials }: RequestInit) => {
    sent.push(`${method} ${url.replace(/.*(?=\/partners)/, '')} ${credentials}`);
    return new Response();
  });
  const container = document.createElement('div');
  const unmounting = new AbortController();
  onTestFinished(() => unmounting.abort());
  const show = (into = container, of = host) =>
    countUses({ host: of, container: into, adapt: () => options }, unmounting.signal);
  show();
  return { container, sent, show, unmounting };
}

test('element that nobody sees yet: told once it is in view, and only once', () => {
  const look: ((isIntersecting: boolean) => void)[] = [];
  const disconnect = vi.fn<() => void>();
  class TestObserver {
    disconnect = disconnect;
    observe = () => {};
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
      look.push((isIntersecting) => heard([{ isIntersecting }]));
    }
  }
  const { sent, unmounting } = shown({ partner: 'pk_live_acme' }, TestObserver);

  look[0]?.(false);
  expect(sent).toEqual([]);
  for (const isSeen of [true, false, true]) look[0]?.(isSeen);
  expect(sent).toEqual(['POST /partners/pk_live_acme/uses/view?page=%2F omit']);
  unmounting.abort();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('element with a key: told once that it came up, and once that it is used', () => {
  const { container, sent, show } = shown({ partner: 'pk_live_acme' });
  expect(sent).toEqual(['POST /partners/pk_live_acme/uses/view?page=%2F omit']);

  container.dispatchEvent(new Event('change'));
  container.click();
  show();

  expect(sent).toEqual([
    'POST /partners/pk_live_acme/uses/view?page=%2F omit',
    'POST /partners/pk_live_acme/uses/start?page=%2F omit',
  ]);
});

test('element shown anew before it is used: its first use is told, and no second view', () => {
  const { sent, show } = shown({ partner: 'pk_live_acme' });
  const again = document.createElement('div');
  show(again);
  again.click();

  expect(sent.map((request) => /(view|start)/.exec(request)?.[0])).toEqual(['view', 'start']);
});

test('federated host: told by the options of mount, once for the element into which it mounts', () => {
  const place = document.createElement('section');
  const mounted = () => place.appendChild(document.createElement('div'));
  const { sent, show } = shown({ partner: 'pk_live_acme', campaign: 'spring' }, undefined, mounted());
  show(document.createElement('div'), mounted());

  expect(sent).toEqual(['POST /partners/pk_live_acme/uses/view?campaign=spring&page=%2F omit']);
});

test('element with a campaign: told with it', () => {
  const { sent } = shown({ partner: 'pk_live_acme', campaign: 'spring&x' });

  expect(sent).toEqual(['POST /partners/pk_live_acme/uses/view?campaign=spring%26x&page=%2F omit']);
});

test('page on which it is used: its path by then, without query and fragment', () => {
  const { container, sent } = shown({ partner: 'pk_live_acme' });
  history.replaceState(null, '', '/kurse?mail=jane#jane');
  onTestFinished(() => history.replaceState(null, '', '/'));
  container.click();

  expect(sent.at(-1)).toBe('POST /partners/pk_live_acme/uses/start?page=%2Fkurse omit');
});

test('element that shows a class: told with it', () => {
  const { container, sent } = shown({ partner: 'pk_live_acme', campaign: 'spring', classId: '500017' });
  container.click();

  const query = '?campaign=spring&class=500017&page=%2F omit';
  expect(sent).toEqual(['view', 'start'].map((kind) => `POST /partners/pk_live_acme/uses/${kind}${query}`));
});

test('list whose use begins with a link of the page around it: told without a class', () => {
  const { container, sent } = shown({ partner: 'pk_live_acme' });
  container.innerHTML = '<a href="https://partner.test/class/yoga" target="_blank">Yoga</a>';
  container.querySelector('a')?.click();

  expect(sent.at(-1)).toBe('POST /partners/pk_live_acme/uses/start?page=%2F omit');
});

test.each(['/class/500017', '/login/500017?partner=pk_live_acme', '/ask/500017'])(
  'list whose use begins with a link to %s: told with the class, once',
  (path) => {
    const { container, sent } = shown({ partner: 'pk_live_acme' });
    const link = (to: string, text: string) => `<a href="https://site.test${to}" target="_blank">${text}</a>`;
    container.innerHTML = link(path, '<b>Enrol</b>') + link('/class/500018', 'Other');
    container.querySelector('b')?.click();
    container.querySelector('a + a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

    expect(sent).toEqual([
      'POST /partners/pk_live_acme/uses/view?page=%2F omit',
      'POST /partners/pk_live_acme/uses/start?class=500017&page=%2F omit',
    ]);
  },
);

test('element without a key: nothing is told', () => {
  const { container, sent } = shown({});
  container.click();

  expect(sent).toEqual([]);
});

test('element that is gone: a press on what is left of it is not told', () => {
  const { container, sent, unmounting } = shown({ partner: 'pk_live_acme' });
  unmounting.abort();
  container.click();

  expect(sent).toHaveLength(1);
});

test('provider that does not answer: no rejection is left', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const send = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', send);
  const [host, container] = [document.createElement('agile-enrolment'), document.createElement('div')];

  countUses({ host, container, adapt: () => ({ partner: 'pk_live_acme' }) }, new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve));

  expect(send).toHaveBeenCalledOnce();
});
