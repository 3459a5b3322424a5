/** Areas write this HTML: the time grows with its length only. */
export function withoutElements(html: string, names: readonly string[]): string {
  const opening = new RegExp(`<(${names.join('|')})\\b`, 'g');
  let kept = '';
  let at = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const closing = `</${found[1]}>`;
    const end = html.indexOf(closing, found.index);
    if (end < 0) break;
    kept += html.slice(at, found.index);
    at = end + closing.length;
    opening.lastIndex = at;
  }
  return kept + html.slice(at);
}
