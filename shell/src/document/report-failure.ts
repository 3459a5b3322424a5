import { type FailureKind, failuresPath } from '@agile-languages/shared/registry';

const place = /\/([a-z][\w-]*)\/([\da-f]{16})\/browser\//g;
const mostInDocument = 10;
const sent = new Set<string>();

/** Tells the site what failed in which release, once in a document, and nothing else. */
export function reportFailure(kind: FailureKind, area: string, release: string): void {
  const report = JSON.stringify({ kind, area, release });
  if (sent.size >= mostInDocument || sent.has(report)) return;
  sent.add(report);
  navigator.sendBeacon(failuresPath, report);
}

/**
 * The same of an error, whose stack names the files that it comes from. What no file of the site has part in, an
 * extension of the browser for example, is not reported.
 */
export function reportError(kind: FailureKind, cause: unknown): void {
  const places = [...String(cause instanceof Error && cause.stack).matchAll(place)];
  const [, area, release] = places.find(([, name]) => name !== 'shell') ?? places[0] ?? [];
  if (area && release) reportFailure(kind, area, release);
}
