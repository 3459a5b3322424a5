import { afterEach, expect, test, vi } from 'vitest';
import { embedStorage } from './embed-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const control = () => ({ value: '', result: undefined });

test('persist: the text is there at the next visit', () => {
  const first = embedStorage('meter', control(), { persist: 'session' }, vi.fn());
  first.write('1-abc');

  expect(embedStorage('meter', control(), { persist: 'session' }, vi.fn()).read()).toBe('1-abc');
});

test('storage refused by the browser: the text stays in the element', () => {
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  const onWrite = vi.fn();
  const storage = embedStorage('meter', control(), { persist: 'local' }, onWrite);

  expect(storage.read()).toBeNull();
  storage.write('1-abc');
  expect(storage.read()).toBe('1-abc');
  expect(onWrite).toHaveBeenCalledWith('1-abc');
});

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}
