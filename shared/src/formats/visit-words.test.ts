import { expect, test } from 'vitest';
import { isCampaign, isField } from './visit-words.ts';

test.each([
  ['plan=gold', true],
  ['utm_source=spring-letter_2.1~b', true],
  [`plan=${'x'.repeat(64)}`, true],
  [`plan=${'x'.repeat(65)}`, false],
  [`${'x'.repeat(33)}=gold`, false],
  ['plan', false],
  ['plan=', false],
  ['utm-source=letter', false],
  ['mail=me@example.com', false],
  ['name=Ada Lovelace', false],
  ['a=b=c', false],
])('field %s: %s', (word, isOne) => expect(isField(word)).toBe(isOne));

test.each([
  ['spring-2026', true],
  ['', false],
  ['me@example.com', false],
  ['two words', false],
  ['x'.repeat(65), false],
])('campaign %s: %s', (word, isOne) => expect(isCampaign(word)).toBe(isOne));
