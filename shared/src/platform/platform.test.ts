import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, testConfig, testFaqRow } from '../test/index.ts';
import { api, configure, notify, onNotice, siteConfig } from './index.ts';

const testNotice = { text: 'Test notice', duration: 2000 };

afterEach(() => {
  globalThis.firstRequests = undefined;
});

test('notice: every listener gets it', () => {
  const listener = vi.fn();
  const end = onNotice(listener);

  notify(testNotice);
  end();

  expect(listener).toHaveBeenCalledExactlyOnceWith(testNotice);
});

test('listener that has ended: is not called', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const listener = vi.fn();
  onNotice(listener)();

  notify(testNotice);

  expect(listener).not.toHaveBeenCalled();
});

test('notice without a listener: its text is in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();

  notify(testNotice);

  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('notify'), 'Test notice');
});

test('configuration: cannot be changed by its users', () => {
  configure(testConfig);

  expect(() => Object.assign(siteConfig(), { brand: 'Other' })).toThrow(TypeError);
  expect(siteConfig()).toEqual(testConfig);
});

test('request started by the document: used once, the next one is sent', async () => {
  configure(testConfig);
  const { requests } = fakeApi({ 'calle/GetFaqList': { rows: [testFaqRow({ question: 'From the network?' })] } });
  const started = new Response(JSON.stringify({ tbl: [{ r: [testFaqRow({ question: 'From the document?' })] }] }));
  globalThis.firstRequests = new Map([['calle/GetFaqList\n{}', Promise.resolve(started)]]);

  const first = await api.getFaqList();
  const second = await api.getFaqList();

  expect(first.rows[0]?.question).toBe('From the document?');
  expect(second.rows[0]?.question).toBe('From the network?');
  expect(requests).toHaveLength(1);
});

test('request started with another body: not used', async () => {
  configure(testConfig);
  const { requests } = fakeApi({ 'calle/GetFaqList': { rows: [] } });
  globalThis.firstRequests = new Map([['calle/GetFaqList\n{"kv":{}}', Promise.resolve(new Response('{}'))]]);

  await api.getFaqList();

  expect(requests).toHaveLength(1);
});
