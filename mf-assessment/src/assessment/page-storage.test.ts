import { expect, test, vi } from 'vitest';
import { pageStorage } from './page-storage.ts';

test('text written: stored in this browser under the name of the tool', () => {
  pageStorage('test').write('one');

  expect(localStorage.getItem('test')).toBe('one');
});

test('storage blocked: in memory, with one warning', () => {
  vi.stubGlobal('localStorage', undefined);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const storage = pageStorage('test');

  storage.write('one');
  storage.write('two');

  expect(storage.read()).toBe('two');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'test: this browser stores nothing beyond this visit',
    expect.anything(),
  );
});
