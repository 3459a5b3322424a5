import { afterEach, expect, test, vi } from 'vitest';
import { embedKeep } from './embed-keep.ts';

afterEach(() => vi.unstubAllGlobals());

const control = () => ({ value: '', result: undefined });

test('a text is kept between visits when the page says so', () => {
  const first = embedKeep('meter', control(), { persist: 'session' }, vi.fn());
  first.write('1-abc');

  expect(embedKeep('meter', control(), { persist: 'session' }, vi.fn()).read()).toBe('1-abc');
});

test('refused storage: the text stays in the element', () => {
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  const onWrite = vi.fn();
  const keep = embedKeep('meter', control(), { persist: 'local' }, onWrite);

  expect(keep.read()).toBeNull();
  keep.write('1-abc');
  expect(keep.read()).toBe('1-abc');
  expect(onWrite).toHaveBeenCalledWith('1-abc');
});

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}
