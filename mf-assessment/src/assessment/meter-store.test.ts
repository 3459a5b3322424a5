import type { TextStorage } from '@agile-languages/shared/storage';
import { describe, expect, test } from 'vitest';
import { bank } from './bank.ts';
import { caseMarks } from './meter-state.ts';
import { createMeterStore } from './meter-store.ts';
import { openLink } from './open-link.ts';
import { decodeMarks, encodeMarks } from './selection-code.ts';
import { marksOf } from './testing/marks-of.ts';

const segmentation = bank[0]?.categories[1]?.topics ?? [];
const testOwn = encodeMarks({ number: 5, marks: marksOf('Money') });
const testLink = encodeMarks({ number: 3, marks: marksOf('Form') });

describe('stored marks', () => {
  test('change: case and marks are stored, and the next visit starts with them', () => {
    const storage = testStorage();
    const store = createMeterStore(storage);
    store.open();
    store.act({ type: 'choose case', number: 5 });
    store.act({ type: 'switch', topics: segmentation, on: false });

    const next = createMeterStore(storage);
    next.open();

    expect(next.get().communicationCase.number).toBe(5);
    expect(next.get().marks).toEqual(marksOf('Money > Segmentation'));
  });

  test('opening a category: nothing is stored', () => {
    const storage = testStorage();
    const store = createMeterStore(storage);
    store.open();

    store.act({ type: 'open', place: { language: '1111112', category: 3 } });

    expect(storage.read()).toBeNull();
  });

  test('unreadable text in storage: a fresh meter', () => {
    const store = createMeterStore(testStorage('{"token":"x"}'));

    store.open();

    expect(store.get().marks.size).toBe(0);
    expect(store.get().origin).toEqual({ kind: 'own' });
  });

  test('reset: every topic on, nothing stored; undone: back and stored again', () => {
    const storage = testStorage(testOwn);
    const store = createMeterStore(storage);
    store.open();

    store.act({ type: 'reset' });
    expect(store.get().marks.size).toBe(0);
    expect(storage.read()).toBeNull();

    store.act({ type: 'undo' });
    expect(store.get().marks).toEqual(marksOf('Money'));
    expect(storage.read()).toBe(testOwn);
  });
});

describe('link', () => {
  test('nothing stored: its case and marks are shown; changed ones are stored when they are kept', () => {
    const storage = testStorage();
    const store = createMeterStore(storage);

    openLink(store, testLink);
    expect(store.get()).toMatchObject({ marks: marksOf('Form'), origin: { kind: 'link' } });
    expect(storage.read()).toBeNull();

    store.act({ type: 'switch', topics: segmentation, on: false });
    expect(store.get().origin).toMatchObject({ kind: 'link', isChanged: true });
    expect(storage.read()).toBeNull();

    store.act({ ...caseMarks(store.get()), type: 'load', origin: { kind: 'own' } });
    expect(decodeMarks(storage.read() ?? '')).toMatchObject({
      number: 3,
      marks: marksOf('Form', 'Money > Segmentation'),
    });
  });

  test('other marks stored: they stay untouched, whatever is changed', () => {
    const storage = testStorage(testOwn);
    const store = createMeterStore(storage);

    openLink(store, testLink);
    store.act({ type: 'switch', topics: segmentation, on: false });
    store.act({ type: 'reset' });

    expect(store.get().origin).toMatchObject({ kind: 'link', stored: { number: 5, marks: marksOf('Money') } });
    expect(storage.read()).toBe(testOwn);
  });

  test('the same marks stored: they are the own ones, which a comparison needs', () => {
    const store = createMeterStore(testStorage(testLink));

    openLink(store, testLink);

    expect(store.get().origin).toEqual({ kind: 'link', stored: { number: 3, marks: marksOf('Form') } });
  });

  test('unreadable: own marks, and the state notes it', () => {
    const store = createMeterStore(testStorage(testOwn));

    openLink(store, 'garbage');

    expect(store.get()).toMatchObject({ marks: marksOf('Money'), origin: { kind: 'unreadable' } });
  });

  test('from a newer version: own marks, and the state notes it', () => {
    const store = createMeterStore(testStorage(testOwn));

    openLink(store, encodeMarks({ number: 1, marks: marksOf() }, 2, { 2: [] }));

    expect(store.get()).toMatchObject({ marks: marksOf('Money'), origin: { kind: 'newer' } });
  });
});

function testStorage(text: string | null = null): TextStorage {
  let stored = text;
  return {
    read: () => stored,
    write: (code) => {
      stored = code;
    },
    clear: () => {
      stored = null;
    },
  };
}

test('proposal of Card Lab: shown as one, own marks are safe', () => {
  const storage = testStorage(testOwn);
  const store = createMeterStore(storage);

  openLink(store, `#meter=${testLink}&lab`);

  expect(store.get().marks).toEqual(marksOf('Form'));
  expect(store.get().origin).toMatchObject({ kind: 'link', proposedBy: 'lab', stored: { number: 5 } });
  expect(storage.read()).toBe(testOwn);
});
