/** Names of the sixteen types of inputs that are no everyday words, and what people call them. */
export const typeWords =
  /(?<!every |all |any |each )\b(?:edit line|text ?(?:box|field|input|area)|single[- ]line|multi-?line|select ?box|drop-?down|combo ?box|data picker|date ?picker|time ?picker|check ?box(?:es)?|tick ?box|file picker|file upload|radio ?buttons?)\b|\((?:button|image|label|hyperlink|video|group|table|calendar)\b/i;

/** What is required or optional is an input. */
export const inputWords = new RegExp(
  String.raw`${typeWords.source}|\b(?:input|fields?)\b|(?:[–:,;(-] ?|\bis )(?:required|mandatory|optional)\b`,
  'i',
);

/** The sentences of a line of prose. A sentence is about an input when it names one, or goes on about the one before. */
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
  index: number;
  isInput: boolean;
}
