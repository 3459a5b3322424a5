import { beforeEach, expect, test, vi } from 'vitest';
import { isCampaign, isField } from '../formats/visit-words.ts';
import { attributesOf, checkAttributes } from './check-attributes.ts';
import { elementSpecs } from './spec/index.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

function checked(tag: string, attributes: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  checkAttributes(element);
  return vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
}

test('attributes that are known: those of the specification', () => {
  expect(attributesOf).toEqual(
    Object.fromEntries(elementSpecs.map(({ tag, attributes }) => [tag, attributes.map(({ name }) => name)])),
  );
});

test.each(
  elementSpecs.flatMap(({ tag, attributes }) =>
    attributes.flatMap(({ name, values = [] }) => values.map((value) => ({ tag, name, value }))),
  ),
)('<$tag $name="$value">: nothing to say', ({ tag, name, value }) => {
  expect(checked(tag, { [name]: value })).toEqual([]);
});

test.each([
  ['agile-enrolment', 'partner', 'acme', 205],
  ['agile-enrolment', 'return-url', '/classes', 206],
  ['agile-enrolment', 'return-url', 'javascript:alert(1)', 206],
  ['agile-assessment', 'min-height', '50vh', 207],
  ['agile-assessment', 'theme', 'night', 207],
  ['agile-assessment', 'heading-level', '1', 207],
  ['agile-enrolment', 'fields', 'mail=visitor@example.com', 207],
  ['agile-enrolment', 'fields', 'a b c d e f g h i', 207],
])('<%s %s="%s">: code %i, the attribute and the address of help, once', (tag, name, value, code) => {
  checked(tag, { [name]: value });

  expect(checked(tag, { [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^agile ${code}: ${name}=.* has no effect\\. \\S+/embed#error-${code}$`)),
  ]);
});

test('fields: names of the query and words of the page’s own, nothing to say', () => {
  expect(checked('agile-enrolment', { fields: ' utm_source\n plan=gold gclid' })).toEqual([]);
});

test.each([
  'plan=gold',
  'plan=',
  'a-b=c',
  'a=b~.-_9',
  'mail=me@example.com',
  `a=${'x'.repeat(64)}`,
  `a=${'x'.repeat(65)}`,
])('field %s: right where it goes along', (word) =>
  expect(checked('agile-enrolment', { fields: word }).length).toBe(isField(word) ? 0 : 1),
);

test.each(['spring-2026', 'a~b.c_d', 'two words', 'me@example.com', 'x'.repeat(64), 'x'.repeat(65)])(
  'campaign %s: right where the provider keeps it',
  (word) => expect(checked('agile-enrolment', { campaign: word }).length).toBe(isCampaign(word) ? 0 : 1),
);

test.each(['de', 'fr', 'en', 'de-AT', 'EN-gb'])('locale="%s": nothing to say', (locale) => {
  expect(checked('agile-enrolment', { locale })).toEqual([]);
});

test.each(['es', 'deutsch', 'de_AT', ''])('locale="%s": the words are English', (locale) => {
  expect(checked('agile-enrolment', { locale })).toEqual([
    expect.stringMatching(/^agile 208: locale=.* the words are English\. \S+\/embed#error-208$/),
  ]);
});

test.each([
  ['agile-enrolment', 'classid', 'class-id'],
  ['agile-enrolment', 'langauge', 'language'],
  ['agile-enrolment', 'returnurl', 'return-url'],
  ['agile-assessment', 'minheight', 'min-height'],
  ['agile-assessment', 'cases', 'case'],
])('<%s %s>: %s is meant', (tag, name, meant) => {
  expect(checked(tag, { [name]: '1' })).toEqual([expect.stringContaining(`Is ${meant} meant?`)]);
});

test('attributes of HTML and of other libraries: nothing to say', () => {
  const others = {
    class: 'a',
    id: 'a',
    title: 'a',
    slot: 'a',
    lang: 'en',
    part: 'a',
    'data-v-1a2b': '',
    'v-cloak': '',
  };

  expect(checked('agile-enrolment', others)).toEqual([]);
  expect(checked('agile-assessment', { ...others, 'return-url': '/' })).toEqual([]);
});
