import { expect, test, vi } from 'vitest';
import { localKeep } from './local-keep.ts';

test('written: another keep of the same name reads it', () => {
  localKeep('test').write('one');

  expect(localKeep('test').read()).toBe('one');
  expect(localStorage.getItem('test')).toBe('one');
});

test('cleared: nothing is left', () => {
  const keep = localKeep('test');
  keep.write('one');

  keep.clear();

  expect(keep.read()).toBeNull();
  expect(localStorage.getItem('test')).toBeNull();
});

test('storage blocked: lasts as long as the page and warns once', () => {
  vi.stubGlobal('localStorage', undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const keep = localKeep('test');
  expect(keep.read()).toBeNull();

  keep.write('one');
  keep.write('two');

  expect(keep.read()).toBe('two');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('storage full: this visit reads the newest, not the stored one', () => {
  const keep = localKeep('test');
  keep.write('old');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  keep.write('new');

  expect(keep.read()).toBe('new');
});
