import { expect, test } from 'vitest';
import { actionsLink, actionsOf } from './actions.ts';
import { datedLink, datedOf } from './dated.ts';
import { decodeMarks, encodeMarks } from './selection-code.ts';

const testLink = datedLink(`#meter=${encodeMarks({ number: 3, marks: new Set([4]) })}`, '2026-11-28', 'Retro');

test('actions in a link: read again, beside answers, day and name', () => {
  const actions = [
    { who: 'Ana & Bo', what: 'write the rule; then show it', when: '2026-12-10' },
    { who: '', what: 'ask the shop', when: '' },
  ];
  const link = actionsLink(testLink, [...actions, { who: 'Cem', what: ' ', when: '' }]);

  expect(actionsOf(link)).toEqual(actions);
  expect(datedOf(link)).toEqual({ day: '2026-11-28', name: 'Retro' });
  expect(decodeMarks(link)).toMatchObject({ kind: 'read', number: 3 });
});

test('link without actions: none; broken ones are empty', () => {
  expect(actionsOf(testLink)).toEqual([]);
  expect(actionsOf(`${testLink}&do=%E0%A4%A;x`)).toEqual([{ who: '', what: 'x', when: '' }]);
});
