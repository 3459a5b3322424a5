import { expect, test } from 'vitest';
import { keyWords, wordsOf } from './index.ts';

test.each([
  ['How do I cancel?', ['cancel']],
  ['is my certificate valid', ['certificate', 'valid']],
  ['data flow in Germany', ['data', 'flow', 'germany']],
  ['how is it?', ['how', 'is', 'it']],
  ['C#, .NET 8.0', ['c#', '.net', '8.0']],
  ['', []],
])('%s: what it is about', (query, words) => {
  expect(keyWords(wordsOf(query))).toEqual(words);
});
