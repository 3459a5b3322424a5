/**
 * A file with new text between its markers, lines that end like `written from spec: <name>` and `end of <name>`.
 * The text around them stays.
 *
 * @param texts by the name of their marker
 * @throws when the file does not have the markers of a text
 */
export function betweenMarkers(file: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce((whole, [name, text]) => {
    const marked = new RegExp(`(written from spec: ${name}\\b[^\\n]*\\n)(?:[\\s\\S]*?\\n)??([^\\n]*end of ${name}\\b)`);
    if (!marked.test(whole)) throw new Error(`No markers for: ${name}`);
    return whole.replace(marked, (_, begin: string, end: string) => `${begin}${text}\n${end}`);
  }, file);
}
