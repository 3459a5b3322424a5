import type { TextStorage } from '@agile-languages/shared/storage';
import { describe, expect, test } from 'vitest';
import { bank } from './bank.ts';
import { createMeterStore } from './meter-store.ts';
import { decodeMarks, encodeMarks } from './selection-code.ts';
import { marksOf } from './testing/selection-without.ts';

const segmentation = bank[0]?.categories[1]?.topics ?? [];
const testOwn = encodeMarks({ number: 5, marks: marksOf('Money') });
const testLink = encodeMarks({ number: 3, marks: marksOf('Form') });

describe('kept marks', () => {
  test('a change: case and marks are kept, and the next visit starts with them', () => {
    const keep = testKeep();
    const store = createMeterStore(keep);
    store.open(undefined);
    store.act({ type: 'choose case', number: 5 });
    store.act({ type: 'turn', topics: segmentation, on: false });

    const next = createMeterStore(keep);
    next.open(undefined);

    expect(next.get().of.number).toBe(5);
    expect(next.get().marks).toEqual(marksOf('Money > Segmentation'));
  });

  test('only looking around: nothing is kept', () => {
    const keep = testKeep();
    const store = createMeterStore(keep);
    store.open(undefined);

    store.act({ type: 'open', language: '1111112', category: 3 });

    expect(keep.read()).toBeNull();
  });

  test('garbage where marks should be: a fresh meter', () => {
    const store = createMeterStore(testKeep('{"token":"x"}'));

    store.open(undefined);

    expect(store.get().marks.size).toBe(0);
    expect(store.get().origin).toEqual({ kind: 'own' });
  });

  test('reset: every topic on, nothing kept; undone: back and kept again', () => {
    const keep = testKeep(testOwn);
    const store = createMeterStore(keep);
    store.open(undefined);

    store.act({ type: 'reset' });
    expect(store.get().marks.size).toBe(0);
    expect(keep.read()).toBeNull();

    store.act({ type: 'undo' });
    expect(store.get().marks).toEqual(marksOf('Money'));
    expect(keep.read()).toBe(testOwn);
  });
});

describe('a link', () => {
  test('nothing kept: its case and marks are shown, and kept only after a change', () => {
    const keep = testKeep();
    const store = createMeterStore(keep);

    store.open(testLink);
    expect(store.get()).toMatchObject({ marks: marksOf('Form'), origin: { kind: 'link' } });
    expect(keep.read()).toBeNull();

    store.act({ type: 'turn', topics: segmentation, on: false });
    expect(store.get().origin).toEqual({ kind: 'own' });
    expect(decodeMarks(keep.read() ?? '')).toMatchObject({ number: 3, marks: marksOf('Form', 'Money > Segmentation') });
  });

  test('other marks kept: they stay untouched, whatever is changed', () => {
    const keep = testKeep(testOwn);
    const store = createMeterStore(keep);

    store.open(testLink);
    store.act({ type: 'turn', topics: segmentation, on: false });
    store.act({ type: 'reset' });

    expect(store.get().origin).toEqual({ kind: 'link', kept: { number: 5, marks: marksOf('Money') } });
    expect(keep.read()).toBe(testOwn);
  });

  test('the same marks kept: nothing to decide', () => {
    const store = createMeterStore(testKeep(testLink));

    store.open(testLink);

    expect(store.get().origin).toEqual({ kind: 'link', kept: undefined });
  });

  test('unreadable: own marks, and it is said', () => {
    const store = createMeterStore(testKeep(testOwn));

    store.open('garbage');

    expect(store.get()).toMatchObject({ marks: marksOf('Money'), origin: { kind: 'unreadable' } });
  });

  test('from a newer version: own marks, and it is said', () => {
    const store = createMeterStore(testKeep(testOwn));

    store.open(encodeMarks({ number: 1, marks: marksOf() }, 2, { 2: [] }));

    expect(store.get()).toMatchObject({ marks: marksOf('Money'), origin: { kind: 'newer' } });
  });
});

function testKeep(text: string | null = null): TextStorage {
  let kept = text;
  return {
    read: () => kept,
    write: (code) => {
      kept = code;
    },
    clear: () => {
      kept = null;
    },
  };
}
