import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmbedHandle, EmbedOptions, Mount, OnEvent } from '../spec/types.ts';
import { AgileElement } from './element.ts';
import { fetchModule } from './modules.ts';

vi.mock('./modules.ts', { spy: true });

class TestElement extends AgileElement {
  static observedAttributes = ['view', 'case'];
  override moduleFor = ({ view = 'meter' }: EmbedOptions) => `test-${view}`;
}
customElements.define('test-element', TestElement);

const handle = { update: vi.fn(), unmount: vi.fn(), reset: vi.fn(), focus: vi.fn(), getResult: vi.fn(), value: 'code' };
const raise = { event: (..._: Parameters<OnEvent>): boolean | undefined => undefined };
const mount = vi.fn<Mount>((_, _options, onEvent) => {
  if (onEvent) raise.event = onEvent;
  return handle satisfies EmbedHandle;
});

beforeEach(() => {
  /** happy-dom has no custom states. */
  Object.assign(HTMLElement.prototype, { attachInternals: () => ({ states: new Set() }) });
  vi.mocked(fetchModule).mockResolvedValue(mount);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

function testElement(attributes: Record<string, string> = {}) {
  const element = new TestElement();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = '<a href="/">link</a>';
  document.body.append(element);
  return element;
}

async function readyElement() {
  const element = testElement();
  await element.load();
  raise.event('agile-ready', {});
  await element.ready;
  return element;
}

test('loading="eager": loads at once', () => {
  expect(testElement({ loading: 'eager' }).state).toBe('loading');
});

test('loading="click": idle until it is clicked; the link is not followed, and the feature gets the focus', async () => {
  const element = testElement({ loading: 'click' });
  expect(element.state).toBe('idle');

  const isFollowed = element
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(isFollowed).toBe(false);
  await element.load();
  raise.event('agile-ready', {});

  await expect.poll(() => handle.focus).toHaveBeenCalledOnce();
});

test('pointer on an element that is idle: its code is fetched, and nothing is shown', () => {
  const element = testElement({ view: 'needs' });

  element.dispatchEvent(new Event('pointerenter'));

  expect(fetchModule).toHaveBeenCalledWith('test-needs');
  expect(element.state).toBe('idle');
});

test('attribute changed on a shown element: its feature is updated', async () => {
  const element = await readyElement();

  element.setAttribute('case', '3');

  expect(handle.update).toHaveBeenCalledWith({ case: '3' });
  expect(mount).toHaveBeenCalledOnce();
});

test('attribute for another module: loads that one', async () => {
  const element = await readyElement();

  element.setAttribute('view', 'needs');

  expect(handle.unmount).toHaveBeenCalledOnce();
  expect(element.state).toBe('loading');
  expect(fetchModule).toHaveBeenLastCalledWith('test-needs');
});

test('value set before it is shown: passed to the feature', async () => {
  const element = testElement();

  element.value = 'early';
  expect(element.value).toBe('early');
  await element.load();

  expect(mount).toHaveBeenCalledWith(expect.anything(), { value: 'early' }, expect.any(Function));
});

test('value set before the loader was there: passed to the feature', async () => {
  const element = new TestElement();
  Object.defineProperty(element, 'value', { value: 'early', configurable: true });
  document.body.append(element);

  await element.load();

  expect(mount).toHaveBeenCalledWith(expect.anything(), { value: 'early' }, expect.any(Function));
});

test('moved within the document: stays ready', async () => {
  const element = await readyElement();

  document.body.append(document.createElement('p'), element);
  await Promise.resolve();

  expect(element.state).toBe('ready');
  expect(handle.unmount).not.toHaveBeenCalled();
});

test('removed from the document: its feature is unmounted, and it is idle', async () => {
  const element = await readyElement();

  element.remove();
  await Promise.resolve();

  expect(handle.unmount).toHaveBeenCalledOnce();
  expect(element.state).toBe('idle');
});

test('module that cannot be fetched: agile-error, and ready rejects with its detail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(fetchModule).mockRejectedValue(new Error('test failure'));
  const element = testElement();
  const onError = vi.fn();
  element.addEventListener('agile-error', (event) => onError((event as CustomEvent).detail));

  await element.load();

  const detail = { v: 1, code: 101, retryable: true, help: expect.stringContaining('/embed#error-101') };
  await expect(element.ready).rejects.toEqual(detail);
  expect(onError).toHaveBeenCalledWith(detail);
  expect(element.state).toBe('failed');
});

test('reload after a failure: another attempt', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(fetchModule).mockRejectedValueOnce(new Error('test failure'));
  const element = testElement();
  await element.load();

  await element.reload();
  raise.event('agile-ready', {});

  await expect(element.ready).resolves.toBeUndefined();
  expect(element.state).toBe('ready');
});

test('load after a failure: another attempt', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(fetchModule).mockRejectedValueOnce(new Error('test failure'));
  const element = testElement();
  await element.load();

  await element.load();
  raise.event('agile-ready', {});

  await expect(element.ready).resolves.toBeUndefined();
  expect(element.state).toBe('ready');
});

test('fault that no other attempt mends: none once the browser is online again', async () => {
  const element = testElement();
  await element.load();
  raise.event('agile-error', { v: 1, code: 402, retryable: false, help: '' });
  await expect(element.ready).rejects.toMatchObject({ code: 402 });

  dispatchEvent(new Event('online'));

  expect(element.state).toBe('failed');
});

test('browser that is online again: one more attempt of an element that has failed, none of one that is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(fetchModule).mockRejectedValueOnce(new Error('test failure')).mockRejectedValueOnce(new Error('again'));
  const [element, gone] = [testElement(), testElement()];
  await Promise.all([element.load(), gone.load()]);
  gone.remove();
  await Promise.resolve();

  dispatchEvent(new Event('online'));
  await element.load();
  raise.event('agile-ready', {});

  expect(element.state).toBe('ready');
  expect(gone.state).toBe('idle');
  dispatchEvent(new Event('online'));
  expect(element.state).toBe('ready');
  expect(fetchModule).toHaveBeenCalledTimes(3);
});
