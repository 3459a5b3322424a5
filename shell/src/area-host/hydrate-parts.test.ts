import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateParts } from './hydrate-parts.ts';

const near = new Map<Element, () => void>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.#onChange = onChange;
      }
      observe(element: Element) {
        near.set(element, () => this.#onChange([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

afterEach(() => {
  near.clear();
  document.body.replaceChildren();
});

function testDocument() {
  document.body.innerHTML =
    '<div data-module="seen"><p>Seen</p></div><div data-module="used"><p>Used</p><p data-hydrate>Turns</p><button id="press">Press</button></div>';
  const hydrate = vi.fn();
  const deferred = { seen: { hydrate: 'visible', scripts: [] }, used: { hydrate: 'use', scripts: [] } };
  hydrateParts({ deferred, requests: [] }, hydrate);
  const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  return { hydrate, element };
}

test('nothing near, nothing used: nothing hydrated', () => {
  expect(testDocument().hydrate).not.toHaveBeenCalled();
});

test('document in which nothing waits: it listens like any other, and hydrates nothing', () => {
  const listen = vi.spyOn(document, 'addEventListener');
  const hydrate = vi.fn();

  hydrateParts({ requests: [{ call: 'calle/GetFaqList' }] }, hydrate);

  expect(listen.mock.calls.map(([type]) => type)).toEqual(['pointerover', 'focusin', 'touchstart', 'click']);
  expect(hydrate).not.toHaveBeenCalled();
});

test('part that waits until it is visible: hydrated when it is near', () => {
  const { hydrate, element } = testDocument();

  near.get(element('p'))?.();

  expect(hydrate.mock.calls).toEqual([['seen']]);
});

test('part that waits until it is used: only what lives in it is watched', () => {
  const { hydrate, element } = testDocument();

  expect([...near.keys()]).toEqual([element('p'), element('[data-hydrate]')]);
  near.get(element('[data-hydrate]'))?.();
  expect(hydrate.mock.calls).toEqual([['used']]);
});

test('address that names something in a part: hydrated', () => {
  location.hash = 'press';

  const { hydrate } = testDocument();

  expect(hydrate.mock.calls).toEqual([['used']]);
  location.hash = '';
});

test.each([
  ['pointed at', (part: HTMLElement) => userEvent.hover(part)],
  ['focused', async (part: HTMLElement) => part.focus()],
  ['touched', async (part: HTMLElement) => part.dispatchEvent(new Event('touchstart', { bubbles: true }))],
  ['pressed by an assistive technology', async (part: HTMLElement) => part.click()],
])('part %s: hydrated', async (_, use) => {
  const { hydrate, element } = testDocument();

  await use(element('button'));

  expect(hydrate).toHaveBeenCalledWith('used');
  expect(hydrate).not.toHaveBeenCalledWith('seen');
});
