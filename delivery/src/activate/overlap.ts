const example = 'x';

/** Capitals do not count: visitors are led from one to the other. */
export function commonAddress(a: string, b: string): string | undefined {
  const isEqual = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const [ones, others] = [a.split('/'), b.split('/')];
  if (ones.length !== others.length) return undefined;
  const parts: string[] = [];
  for (const [index, one] of ones.entries()) {
    const other = others[index] ?? '';
    const isSame = isParam(one) || isParam(other) ? one !== '' && other !== '' : isEqual(one, other);
    if (!isSame) return undefined;
    parts.push(isParam(one) ? (isParam(other) ? example : other) : one);
  }
  return parts.join('/');
}

const isParam = (part: string): boolean => part.startsWith(':');

export const firstSegment = (pattern: string): string => `/${pattern.split('/', 2)[1] ?? ''}`.toLowerCase();
