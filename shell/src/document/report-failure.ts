import { type FailureKind, failuresPath } from '@agile-languages/shared/registry';
import { sendReport } from './send-report.ts';

const place = /\/([a-z][\w-]*)\/([\da-f]{16})\/browser\//g;
let left = 10;

/** Tells the site what failed in which release, at what width, and nothing else. What is sent again is not counted. */
export function reportFailure(kind: FailureKind, area: string, release: string): void {
  if (left-- > 0) sendReport(failuresPath, { kind, area, release, width: innerWidth });
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
