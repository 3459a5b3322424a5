import { expect, test } from 'vitest';
import { queryOf, readChoices } from './choices.ts';

const choicesOf = (query: string) => readChoices(new URLSearchParams(query));

test('empty address: the assessment on a plain page, nothing set', () => {
  const { element, host, pinned, attributes, tokens } = choicesOf('');

  expect([element.tag, host.id, pinned, attributes, tokens]).toEqual(['agile-assessment', 'plain', false, {}, {}]);
});

test.each([
  '',
  'element=enrolment&host=right-to-left&version=pinned&skeleton=on&language=1111117',
  'host=strict&view=needs&theme=dark&--agile-accent=%23123456',
])('address "%s": read and written again', (query) => {
  expect(queryOf(choicesOf(query)).toString()).toBe(query);
});

test('unknown values: not chosen', () => {
  const { element, host, attributes } = choicesOf('element=other&host=other&onclick=alert(1)&language=1111117');

  expect([element.tag, host.id, attributes]).toEqual(['agile-assessment', 'plain', {}]);
});
