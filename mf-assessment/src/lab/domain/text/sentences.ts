import { inputWords } from './input-words.ts';

/** The sentences of a line of prose, and which of them are about an input: those that name one, and those that go on about it. */
export function sentencesOf(line: string): Sentence[] {
  let isInput = false;
  return [...line.matchAll(/[^.!?]+(?:[.!?]+(?=\s|$)|[.!?](?!\s)[^.!?]*)*/g)].map(({ 0: text, index }) => {
    isInput = inputWords.test(text) || (isInput && goesOn.test(text));
    return { text, index, isInput };
  });
}

const goesOn = /\b(?:it|its)\b|^\s*(?:for example|e\.g\.|examples?|valid|invalid|refused|only|default|["“„])/i;

interface Sentence {
  text: string;
  /** Where it begins in the line. */
  index: number;
  isInput: boolean;
}
