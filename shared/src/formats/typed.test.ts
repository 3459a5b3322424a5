import { expect, test } from 'vitest';
import { emailFault, needsUtf8Mail, seenText, typedCode, typedEmail, typedLink, typedText } from './index.ts';

const faultOf = (typed: string) => emailFault(typedEmail(typed));

test.each([
  '',
  '  ',
  '\u00a0\u3000',
  '\u200b',
  '\u2060\ufeff',
  '\u00ad',
  '\u3164\uffa0',
  '\u2800',
  '\u202e \u200f',
  '\u0007',
])('text %j: nothing', (text) => {
  expect(typedText(text)).toBe('');
  expect(seenText(text)).toBe('');
});

test('text: without the spaces around it, with the signs that join others', () => {
  expect(typedText(' \tAnn Lee\u00a0')).toBe('Ann Lee');
  expect(typedText('می\u200cروم')).toBe('می\u200cروم');
  expect(typedText('two\nlines')).toBe('two\nlines');
});

test('text for counting: without the signs that show nothing', () => {
  expect(seenText('a\u200b\u200b')).toBe('a');
  expect(seenText(' ab ')).toBe(' ab ');
  expect(seenText('a\nb')).toBe('a\nb');
});

test('code: plain letters and digits in one piece', () => {
  expect(typedCode(' 12 34\u200b56\n')).toBe('123456');
  expect(typedCode('１２３ ４５６')).toBe('123456');
  expect(typedCode('k3y_A-b')).toBe('k3y_A-b');
});

test.each([
  [' person@example.test\u00a0', 'person@example.test'],
  ['per\u200bson@exam\u00adple.test', 'person@example.test'],
  ['mailto:person@example.test', 'person@example.test'],
  ['MAILTO:per%2Bson@example.test?subject=Hello', 'per+son@example.test'],
  ['mailto:100%@example.test', '100%@example.test'],
  ['Test Person <person@example.test>', 'person@example.test'],
  ['"Person, Test" < mailto:person@example.test >,', 'person@example.test'],
  ['Mu\u0308ller@example.test', 'Müller@example.test'],
  ['Person <nothing>', 'Person <nothing>'],
  ['mailto://person@example.test', 'person@example.test'],
  ['Person@example.test <person@example.test>', 'person@example.test'],
  ['A <a@example.test>; B <b@example.test>', 'A <a@example.test>; B <b@example.test>'],
  ['a@example.test, B <b@example.test>', 'a@example.test, B <b@example.test>'],
])('typed or pasted %j: meant is %s', (typed, meant) => {
  expect(typedEmail(typed)).toBe(meant);
});

test.each([
  'person@example.test',
  "o'neil+class@example.co.test",
  'a?b=c@example.test',
  'Grüße@example.test',
  'имя@пример.испытание',
  'person@παράδειγμα.δοκιμή',
  'person@straße.example',
  'person@xn--hxajbheg2az3al.xn--jxalpdlp',
  'person@例え.テスト',
  '人@例え.テスト',
  `${'a'.repeat(64)}@example.test`,
])('address %s: taken', (email) => {
  expect(faultOf(email)).toBeUndefined();
});

const noAddress = 'This is no e-mail address.';
const fullStop = 'A full stop of an e-mail address stands between two other signs.';

test.each([
  ['', noAddress],
  ['person', noAddress],
  ['@example.test', noAddress],
  ['person@', noAddress],
  ['one@two@example.test', noAddress],
  ['two words@example.test', noAddress],
  ['“person@example.test”', noAddress],
  ['one@example.test,two@example.test', noAddress],
  ['One <one@example.test>; Two <two@example.test>', noAddress],
  ['person@-example.test', noAddress],
  ['person@example-.test', noAddress],
  ['person@exam_ple.test', noAddress],
  ['person@10.0.0.1', noAddress],
  ['person@example.1', noAddress],
  ['person@ex%61mple.test', noAddress],
  [`${'a'.repeat(65)}@example.test`, noAddress],
  [`person@${'a'.repeat(64)}.test`, noAddress],
  [`person@${'example.'.repeat(40)}test`, noAddress],
  ['.person@example.test', fullStop],
  ['person.@example.test', fullStop],
  ['per..son@example.test', fullStop],
  ['person@.example.test', fullStop],
  ['person@example..test', fullStop],
  ['person@example.test.', fullStop],
  ['person@localhost', 'After “@localhost” an ending is missing, such as “.com”.'],
  ['person＠example.test', '“＠” looks like “@” and is another sign. Type “@” in its place.'],
  ['person@example．test', '“．” looks like “.” and is another sign. Type “.” in its place.'],
  ['person@例え。テスト', '“。” looks like “.” and is another sign. Type “.” in its place.'],
  ['test–person@example.test', '“–” looks like “-” and is another sign. Type “-” in its place.'],
  ['o’neil@example.test', "“’” looks like “'” and is another sign. Type “'” in its place."],
  ['oﬃce@example.test', '“ﬃ” looks like “ffi” and is another sign. Type “ffi” in its place.'],
  ['pеrson@example.test', '“е” is a Cyrillic letter between Latin ones. Type it again.'],
  ['person@exαmple.test', '“α” is a Greek letter between Latin ones. Type it again.'],
])('address %s: %s', (email, fault) => {
  expect(faultOf(email)).toBe(fault);
});

test('no address at all: the sentence of the form', () => {
  expect(emailFault('person', 'Test sentence')).toBe('Test sentence');
  expect(emailFault('person@example.test', 'Test sentence')).toBeUndefined();
});

test('mail server with SMTPUTF8: needed for what is before the @ only', () => {
  expect(needsUtf8Mail('grüße@example.test')).toBe(true);
  expect(needsUtf8Mail('person@straße.example')).toBe(false);
});

test('every sign of Unicode: in a name, before and after the @: nothing throws, what shows nothing is no name', {
  tags: ['all'],
}, () => {
  const wrong: string[] = [];
  for (let code = 0; code < 0x110000; code++) {
    const sign = String.fromCodePoint(code);
    if (/[\p{Cn}\p{Co}\p{Ideographic}\p{sc=Hang}]/u.test(sign)) continue;
    for (const text of [`a${sign}@example.test`, `a@b${sign}.test`, `${sign}a@b.test`]) faultOf(text);
    if (typedText(sign) === '' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) && !/[\p{DI}\u2800]/u.test(sign))
      wrong.push(sign);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['www.example.com', 'https://www.example.com'],
  [' klartext.example/agb?a=1#b ', 'https://klartext.example/agb?a=1#b'],
  ['bücher.example:8443', 'https://bücher.example:8443'],
  ['office@example.com', 'mailto:office@example.com'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com', 'https://example.com'],
  ['/upcoming-classes', '/upcoming-classes'],
  ['#part', '#part'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['see here', 'see here'],
])('link typed as %j: %j', (typed, address) => {
  expect(typedLink(typed)).toBe(address);
});

test.each([`<${'@'.repeat(800)}${' '.repeat(3000)}x`, `<${'@'.repeat(80_000)}`, 'a'.repeat(80_000)])(
  'a long text that is no address (%#): read from end to end once',
  (text) => {
    const before = performance.now();
    typedEmail(text);
    expect(performance.now() - before).toBeLessThan(1500);
  },
);
