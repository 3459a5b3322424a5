import { afterEach, expect, test, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const areas = { catalog: { routes: { '/faq': { rendering: 'public' } } } };

function click(
  link: string,
  { isHydrated = false, isHandled = false, event = {} as MouseEventInit, part = 'test' } = {},
) {
  document.body.innerHTML = `<div ${part && `data-module="${part}"`}>${link}</div>`;
  const navigate = vi.fn(async () => {});
  const stop = new AbortController();
  const { signal } = stop;
  if (isHandled) addEventListener('click', (pressed) => pressed.preventDefault(), { capture: true, signal });
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) =>
    add(type, listener, { ...(options as AddEventListenerOptions), signal }),
  );
  followLinks({ current: { areas } as never }, { navigate }, () => isHydrated);
  let isLeft = false;
  const look = (pressed: Event) => {
    isLeft = !pressed.defaultPrevented;
    pressed.preventDefault();
  };
  const target = document.querySelector('span');
  target?.addEventListener('click', look);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
  stop.abort();
  return { to: navigate.mock.calls, isLeft };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('link to a page, its part not hydrated: followed', () => {
  expect(click('<a href="/faq?q=price#answer"><span>Link</span></a>')).toEqual({
    to: [['/faq?q=price#answer']],
    isLeft: false,
  });
});

const toFaq = '<a href="/faq"><span>Link</span></a>';

test.each([
  ['in a part that is hydrated', toFaq, { isHydrated: true }],
  ['outside of any part', toFaq, { part: '' }],
  ['with Ctrl', toFaq, { event: { ctrlKey: true } }],
  ['by the middle button', toFaq, { event: { button: 1 } }],
  ['to a file', '<a href="/files/report.pdf"><span>Link</span></a>', {}],
  ['to another site', '<a href="https://other.test/faq"><span>Link</span></a>', {}],
  ['into another tab', '<a href="/faq" target="_blank"><span>Link</span></a>', {}],
  ['of a download', '<a href="/faq" download><span>Link</span></a>', {}],
  ['to another part of the same page', '<a href="#part"><span>Link</span></a>', {}],
  ['that is a button', '<button><span>Link</span></button>', {}],
])('link %s: left to others', (_, link, options) => {
  expect(click(link, options)).toEqual({ to: [], isLeft: true });
});

test('link that opens something on this page, a dialog for example: not followed', () => {
  expect(click(toFaq, { isHandled: true }).to).toEqual([]);
});
