import { expect, test } from 'vitest';
import { closeness, hasWords, phraseOf, segmentsOf, wordsOf } from './index.ts';

const isFound = (text: string, query: string) => hasWords(text, wordsOf(query));

test.each([
  ['Türkiye', 'turkiye'],
  ['Diyarbakır', 'diyarbakir'],
  ['DİYARBAKIR', 'diyarbakır'],
  ['Wałbrzych', 'walbrzych'],
  ['Tromsø', 'TROMSO'],
  ['Đakovo', 'dakovo'],
  ['Ħamrun', 'hamrun'],
  ['Ðarmstaðir', 'darmstadir'],
  ['Gießen', 'GIESSEN'],
  ['GIEẞEN', 'gießen'],
  ['œuvre', 'oeuvre'],
  ['ΛΌΓΟΣ', 'λόγος'],
  ['λόγος', 'λογοσ'],
  ['ёлка', 'елка'],
  ['чай', 'ЧАИ\u0306'],
  ['שָׁלוֹם', 'שלום'],
  ['مُحَمَّد', 'محمد'],
  ['Ｆｏｒｍ', 'form'],
  ['ガイド', 'ｶﾞｲﾄﾞ'],
  ['oﬃce', 'office'],
  ['D’Arcy', "d'arcy"],
  ['D’Arcy', 'darcy'],
  ["D'Arcy", 'd´arcy'],
  ['“agile” teams', '"agile"'],
  ['2026–2027', '2026-2027'],
  ['e\u2011mail', 'email'],
  ['feed\u00adback', 'feedback'],
  ['two\u00a0words', 'words two'],
])('%s: found by %s', (text, query) => {
  expect(isFound(text, query)).toBe(true);
});

test.each([
  ['кий', 'кии'],
  ['байк', 'баик'],
  ['ガイド', 'カイド'],
  ['किताब', 'कताब'],
  ['Türkiye', 'turkey'],
])('%s: another word than %s', (text, query) => {
  expect(isFound(text, query)).toBe(false);
});

test('query: its words; without one, none', () => {
  expect(wordsOf('  Data \u3000 Türkiye ')).toEqual(['data', 'turkiye']);
  expect(wordsOf(' \u200b – ')).toEqual([]);
});

test('phrase: found with its spaces; without a letter, none', () => {
  expect(segmentsOf('Data for Dáta flow', phraseOf(' data F')).map(({ text, isMatch }) => [text, isMatch])).toEqual([
    ['Data f', true],
    ['or ', false],
    ['Dáta f', true],
    ['low', false],
  ]);
  expect(phraseOf(' – ')).toEqual([]);
});

test('closeness: a whole word, its beginning, letters inside one, nothing', () => {
  expect(['form', 'for', 'orm', 'x'].map((word) => closeness('L’Form, two', word))).toEqual([3, 2, 1, 0]);
});

test('segments: a match has its accents and the signs inside it, none of those around it', () => {
  expect(segmentsOf('In “Türkiye”: start\u2010up.', wordsOf('turk startup'))).toEqual([
    { start: 0, text: 'In “', isMatch: false },
    { start: 4, text: 'Türk', isMatch: true },
    { start: 8, text: 'iye”: ', isMatch: false },
    { start: 14, text: 'start‐up', isMatch: true },
    { start: 22, text: '.', isMatch: false },
  ]);
});

test('segments, letter that is compared as two: a match in one of them is a match', () => {
  expect(segmentsOf('Maße', ['s']).map(({ text, isMatch }) => [text, isMatch])).toEqual([
    ['Ma', false],
    ['ß', true],
    ['e', false],
  ]);
});

test('matches that overlap or touch: one', () => {
  expect(segmentsOf('banana', ['ana', 'b'])).toEqual([{ start: 0, text: 'banana', isMatch: true }]);
});

test('segments of an empty text, and without words', () => {
  expect(segmentsOf('', ['x'])).toEqual([]);
  expect(segmentsOf('Form', [''])).toEqual([{ start: 0, text: 'Form', isMatch: false }]);
});

const matchesOf = (text: string, words: readonly string[]) => segmentsOf(text, words).filter(({ isMatch }) => isMatch);

const everySign = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (sign) => !/\p{Cn}|\p{Co}|\p{sc=Hang}|\p{Ideographic}/u.test(sign),
);

test('every sign of Unicode: the words around it are marked where they are, and itself by whatever types it', {
  tags: ['all'],
}, () => {
  const wrong = everySign.filter((sign) => {
    const text = `${sign}${sign}bread ${sign}water`;
    const marked = matchesOf(text, ['bread', 'water']).map((match) => match.text);
    const typed = [sign, sign.toUpperCase(), sign.toLowerCase(), ...forms.map((form) => sign.normalize(form))];
    const isFoundByAll = typed.every((query) => isFound(text, query));
    return marked.join() !== 'bread,water' || !(isFoundByAll || hasOwnCapital.test(sign));
  });

  expect(wrong).toEqual([]);
});

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'];

/** Greek letters with a small iota below, and old Cyrillic ones: their capitals are spelled in another way. */
const hasOwnCapital = /[\u0345\u1c80-\u1c88]|[\u1f80-\u1fff]/u;

test('every sign of Unicode with marks on it: found by its plain letters, and marked as a whole', () => {
  const marks = everySign.filter((sign) => /\p{M}/u.test(sign));
  const wrong = marks.flatMap((mark) =>
    ['a', 'ß', 'ж', 'ł', '한', '😀', 'क'].filter((letter) => {
      const text = `x ${letter}${mark}\u0323 ${letter}`;
      const [first, second] = matchesOf(text, wordsOf(letter));
      return first?.text !== `${letter}${mark}\u0323` || second?.text !== letter;
    }),
  );

  expect(marks.length).toBeGreaterThan(2000);
  expect(wrong).toEqual([]);
});

test('halves of letters and texts of odd signs: nothing throws, segments are the text', () => {
  const odd = ['\ud800', '\udc00', '\u0306', '\u3099', 'ﾞ', '\u200d', 'İ', 'ß', 'ﷺ', '👩\u200d💻', '¨', '⁄'];
  for (const first of odd)
    for (const second of odd)
      for (const query of odd) {
        const text = `${first}${second}${first} ${second}`;
        const segments = segmentsOf(text, wordsOf(query));
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
      }
});
