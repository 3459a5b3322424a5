/**
 * Words of a question that say what it is about: `['is', 'my', 'certificate', 'valid?']` → `['certificate', 'valid']`. All
 * of them, where nothing else is left.
 *
 * @param words from `wordsOf`
 */
export function keyWords(words: readonly string[]): readonly string[] {
  const bare = words.map(bareWord);
  const keys = bare.filter((word) => !small.has(word));
  return keys.length > 0 ? keys : bare;
}

/** Without the signs that end a sentence: `valid?` → `valid`. */
export const bareWord = (word: string): string => word.replace(/(?<=.)[?!.,;:]+$/, '');

const small = new Set(
  'a an the i im my me our your we you it its is are was be am do does did can could will would should how what when where which who why if in on at of to for from with by and or not there have has get'.split(
    ' ',
  ),
);
