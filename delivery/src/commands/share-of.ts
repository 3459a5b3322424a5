import { UsageError } from '@agile-languages/shared/errors';

/** The share of a canary, in hundredths of the visitors. @throws {UsageError} when it is none */
export function shareOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (/^\d+$/.test(text) && share >= 1 && share <= 99) return share;
  throw new UsageError(`--canary is how many of 100 visitors get it, from 1 to 99, not "${text}".`);
}
