/**
 * The route pattern of a path: the path itself when it is one of the patterns, else the first that matches.
 * A parameter matches one segment that is not empty. Closing slashes and capitals count.
 * @param patterns of letters, digits, hyphens, slashes and `:parameters`.
 * @param path without query and hash.
 */
export const patternOf = (patterns: readonly string[], path: string): string | undefined =>
  patterns.includes(path)
    ? path
    : patterns.find((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));

/** `patternOf` for many paths. */
export function patternFinder(patterns: readonly string[]): (path: string) => string | undefined {
  const known = new Set(patterns);
  const compiled = patterns.map(
    (pattern) => [pattern, new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`)] as const,
  );
  return (path) => (known.has(path) ? path : compiled.find(([, test]) => test.test(path))?.[0]);
}

/** Whether a path is made of what links of the site are made of: small letters, digits, `-` and `_` between single slashes. */
export const isPlainPath = (path: string): boolean => !/[^a-z\d/_-]|\/\/|.\/$/.test(path);
