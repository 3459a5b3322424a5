const english = new Set(
  'the and with that are this from when be not or if it has have can will for each of to is as'.split(' '),
);
const others = new Set(
  'der die das und nicht ist ein eine mit wenn ich als kann können kunde kunden benutzer möchte veux peut mes paie facture factures le les des une est pas pour que je el los las para por il che non nie jest się het een van ve bir bu için ile olarak na och att som como em da um uma quando jeg og ikke jako chci se vreau să hogy és'.split(
    ' ',
  ),
);
const inNamesAndEnglish = new Set(['los', 'el', 'van', 'die', 'pour']);

/**
 * Whether small words of English are found, and no more words of other languages. A text with too few words to tell, as
 * of code, counts as English; in a short one two words that are none of English are enough, one of them a frequent one of
 * another language, or one such word with an accent.
 */
export function isEnglish(source: string): boolean {
  const words = proseOf(source);
  const own = words.filter((word) => english.has(word)).length;
  const foreign = words.filter((word) => others.has(word)).length;
  const accented = words.filter((word) => /[^a-z]/.test(word)).length;
  if (lettersIn(source, /[^\P{L}\p{Script=Latin}]/gu) > lettersIn(source, /\p{Script=Latin}/gu)) return false;
  if (foreign > 2 && foreign > own) return false;
  if (words.length < fewestWords && strangenessOf(new Set(words)) > Math.max(1, own)) return false;
  if (accented > 2 && accented * 8 > words.length && own * 20 < words.length) return false;
  return words.length < fewestWords || own * 50 >= words.length;
}

function strangenessOf(words: ReadonlySet<string>): number {
  const all = [...words];
  const known = all.filter((word) => others.has(word) && !inNamesAndEnglish.has(word)).length;
  return known && known + all.filter((word) => /[^a-z]/.test(word)).length;
}

const lettersIn = (source: string, some: RegExp) => source.match(some)?.length ?? 0;

const fewestWords = 40;

export const proseOf = (source: string): string[] =>
  source.toLowerCase().match(/(?<![\p{L}\d"{_/.-])\p{L}{2,20}(?![\p{L}\d"}_/(:-])/gu) ?? [];
