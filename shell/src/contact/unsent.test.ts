import { expect, test, vi } from 'vitest';
import { dropUnsent, keepUnsent, readUnsent } from './unsent.ts';

const empty = { fullName: '', message: '' };
const testValues = { fullName: 'Test Person', message: 'Test message' };

test('kept: read back, for its own form only', () => {
  keepUnsent('modal', testValues);

  expect(readUnsent('modal', empty)).toEqual(testValues);
  expect(readUnsent('home', empty)).toBeUndefined();
});

test('dropped: nothing there', () => {
  keepUnsent('modal', testValues);

  dropUnsent('modal');

  expect(readUnsent('modal', empty)).toBeUndefined();
});

test('another shape in the storage: only texts with known names are taken', () => {
  sessionStorage.setItem('unsent-modal', '{"message":"Test message","fullName":7,"other":"x"}');

  expect(readUnsent('modal', empty)).toEqual({ fullName: '', message: 'Test message' });
});

test.each(['', 'no JSON', 'null', '7', '"text"', '{}', '{"message":""}'])(
  '%j in the storage: nothing there',
  (text) => {
    sessionStorage.setItem('unsent-modal', text);

    expect(readUnsent('modal', empty)).toBeUndefined();
  },
);

const fullStorage = {
  getItem: () => JSON.stringify({ fullName: 'Test Person', message: 'Older message' }),
  setItem: () => {
    throw new DOMException('test: full', 'QuotaExceededError');
  },
  removeItem: () => {},
};

test('storage full: the newer message is kept beside it', () => {
  vi.stubGlobal('sessionStorage', fullStorage);

  keepUnsent('modal', testValues);

  expect(readUnsent('modal', empty)).toEqual(testValues);
});

test('storage full, then not: the storage counts again', () => {
  vi.stubGlobal('sessionStorage', fullStorage);
  keepUnsent('modal', testValues);
  vi.unstubAllGlobals();

  keepUnsent('modal', { ...testValues, message: 'Newer message' });

  expect(readUnsent('modal', empty)?.message).toBe('Newer message');
});

test('storage blocked: kept beside it until dropped', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepUnsent('modal', testValues);
  expect(readUnsent('modal', empty)).toEqual(testValues);

  dropUnsent('modal');

  expect(readUnsent('modal', empty)).toBeUndefined();
});
