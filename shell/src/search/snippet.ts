const length = 140;

/** The part of a text in which the first word of a query is, cut between words. */
export function snippetOf(text: string, words: readonly string[]): string {
  if (text.length <= length) return text;
  const lower = text.toLowerCase();
  const hit = Math.max(0, ...words.slice(0, 1).map((word) => lower.indexOf(word)));
  const start = hit < length - 20 ? 0 : text.lastIndexOf(' ', hit - 40) + 1;
  const rest = text.slice(start, start + length);
  const end = start + length < text.length ? rest.lastIndexOf(' ') : rest.length;
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${start + end < text.length ? ' …' : ''}`;
}
