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
