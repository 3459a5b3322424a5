import { UserError } from '@agile-languages/shared/errors';

const wayOut = 'Save it as “CSV UTF-8”, and choose that file.';

/** @throws {UserError} */
export function fileText(bytes: Buffer): { text: string; notices: string[] } {
  if (isWorkbook(bytes)) throw new UserError(`This is a workbook. ${wayOut}`);
  const found = decoded(bytes, utf16Of(bytes) ?? 'utf-8');
  if (found !== undefined && !found.includes('\0')) return { text: found, notices: [] };
  const text = decoded(bytes, 'windows-1252') ?? '';
  const [odd] = wordsIn(text, isOdd);
  if (odd) throw new UserError(`Nobody can tell how the file is written: row ${odd.row} has “${odd.word}”. ${wayOut}`);
  const [first] = wordsIn(text, (word) => /[^\0-\x7f]/.test(word));
  return {
    text,
    notices: [
      `The file is not written in UTF-8. Read as Windows-1252, row ${first?.row} has “${first?.word}”. If that is wrong: ${wayOut}`,
    ],
  };
}

const isWorkbook = (bytes: Buffer) => ['504b0304', 'd0cf11e0'].includes(bytes.toString('hex', 0, 4));

function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** By its mark, or by the empty halves of plain letters. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = bytes.toString('hex', 0, 2);
  const halves = [...bytes.subarray(0, 200)];
  const isEmpty = (side: number) =>
    halves.length > 1 && halves.filter((byte, at) => at % 2 === side && byte === 0).length > halves.length / 4;
  if (mark === 'fffe' || isEmpty(1)) return 'utf-16le';
  return mark === 'feff' || isEmpty(0) ? 'utf-16be' : undefined;
}

/** Signs that no text in Windows-1252 has, or not within a word. */
const oddSigns = [/\p{Cc}/u, /\p{L}[¡-¬®-¶¸-¿×÷ƒ‚„…†‡ˆ‰‹]\p{L}/u, /\p{L}[À-ÞŠŽŸŒ]\p{Ll}/u, /[À-ÖØ-öø-ÿ]{4}/];

const isOdd = (word: string) => oddSigns.some((sign) => sign.test(word));

function* wordsIn(text: string, isWanted: (word: string) => boolean) {
  for (const [index, line] of text.split('\n').entries())
    for (const word of line.split(/[\s,;"]+/)) if (isWanted(word)) yield { row: index + 1, word: word.slice(0, 40) };
}
