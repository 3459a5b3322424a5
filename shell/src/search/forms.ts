/** The same word of one or of many: `companies` → `company`. Where spelling does not tell, both. */
export function formsOf(word: string): string[] {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return [];
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -1), word.slice(0, -2)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [];
}
