/**
 * A file with new text between its markers, lines that end like `written from spec: <name>` and `end of <name>`.
 * What stands around them stays.
 *
 * @param texts by the name of their marker
 * @throws when a text has no place in the file
 */
export function betweenMarkers(file: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce((whole, [name, text]) => {
    const place = new RegExp(`(written from spec: ${name}\\b[^\\n]*\\n)(?:[\\s\\S]*?\\n)??([^\\n]*end of ${name}\\b)`);
    if (!place.test(whole)) throw new Error(`No place for: ${name}`);
    return whole.replace(place, (_, begin: string, end: string) => `${begin}${text}\n${end}`);
  }, file);
}
