const layer = /(?<=@layer tokens\{).*?\}(?=\})/;

/** Without the tokens that no file of the view uses. @param texts by file name */
export function withUsedTokens(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const all = [...texts.values()].join('\n');
  const isUsed = (declaration: string) => new RegExp(`${declaration.split(':')[0]}(?![\\w:-])`).test(all);
  const used = (rules: string) =>
    rules
      .replaceAll(/(?<=\{)[^{}]*(?=\})/g, (list) => list.split(';').filter(isUsed).join(';'))
      .replaceAll(/[^{}]*\{\}/g, '');
  const left = new Map([...texts].map(([name, text]) => [name, text.replace(layer, used)]));
  return [...left.values()].join('\n') === all ? left : withUsedTokens(left);
}
