import type { Candidate } from './candidates.ts';

/** A browser that started. Without a path it is the one that Playwright keeps. */
export interface Found {
  /** Where it came from. */
  name: string;
  executablePath?: string;
  args: readonly string[];
}

class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/**
 * The first candidate that really starts.
 *
 * @throws {NoBrowserError} when none does, with what was tried.
 */
export async function findBrowser(
  candidates: readonly Candidate[],
  probe: (browser: Omit<Found, 'name'>) => Promise<void>,
): Promise<Found> {
  const tried: string[] = [];
  for (const { name, find } of candidates) {
    const browsers = await find().catch(() => []);
    if (browsers.length === 0) tried.push(`${name} (not there)`);
    for (const browser of browsers) {
      try {
        await probe(browser);
        return { name, ...browser };
      } catch {
        tried.push(`${name} (does not start)`);
      }
    }
  }
  throw new NoBrowserError(
    `No browser could be started: set E2E_CHROMIUM to the path of a Chromium or Chrome. Tried: ${tried.join(', ')}.`,
  );
}
