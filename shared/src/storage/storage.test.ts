import { describe, expect, test, vi } from 'vitest';
import { browserStorage, withMemory } from './index.ts';

const refuse = () => {
  throw new DOMException('test', 'QuotaExceededError');
};
const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };
const full = { getItem: () => 'old', setItem: refuse, removeItem: () => {} };

describe('storage of the browser', () => {
  test('text written: stored under its name, for another visit', () => {
    expect(browserStorage('local', 'test').write('one')).toBe(true);

    expect(browserStorage('local', 'test').read()).toBe('one');
    expect(localStorage.getItem('test')).toBe('one');
  });

  test('session storage: for this tab alone', () => {
    browserStorage('session', 'test').write('one');

    expect(sessionStorage.getItem('test')).toBe('one');
    expect(localStorage.getItem('test')).toBeNull();
  });

  test('text cleared: nothing is stored', () => {
    const storage = browserStorage('local', 'test');
    storage.write('one');

    expect(storage.clear()).toBe(true);
    expect(storage.read()).toBeNull();
  });

  test('storage blocked: returns false, and reports the first cause alone', () => {
    vi.stubGlobal('localStorage', blocked);
    const onRefused = vi.fn();
    const storage = browserStorage('local', 'test', onRefused);

    expect(storage.read()).toBeUndefined();
    expect([storage.write('one'), storage.write('two'), storage.clear()]).toEqual([false, false, false]);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.any(DOMException));
  });

  test('storage missing: as if it were blocked', () => {
    vi.stubGlobal('localStorage', undefined);

    expect(browserStorage('local', 'test').write('one')).toBe(false);
    expect(browserStorage('local', 'test').read()).toBeUndefined();
  });
});

describe('storage with memory', () => {
  test('text written: stored, and read by another of the same name', () => {
    withMemory(browserStorage('local', 'test')).write('one');

    expect(withMemory(browserStorage('local', 'test')).read()).toBe('one');
  });

  test('storage blocked: the text lasts as long as the page', () => {
    vi.stubGlobal('localStorage', blocked);
    const storage = withMemory(browserStorage('local', 'test'));
    expect(storage.read()).toBeNull();

    storage.write('one');

    expect(storage.read()).toBe('one');
  });

  test('storage full: the newest text counts, not the stored one', () => {
    vi.stubGlobal('localStorage', full);
    const storage = withMemory(browserStorage('local', 'test'));

    storage.write('new');

    expect(storage.read()).toBe('new');
  });

  test('storage full, then cleared: nothing is left in memory', () => {
    vi.stubGlobal('localStorage', { ...full, getItem: () => null });
    const storage = withMemory(browserStorage('local', 'test'));
    storage.write('new');

    storage.clear();

    expect(storage.read()).toBeNull();
  });
});
