import { type FailureKind, failuresPath } from '@agile-languages/shared/registry';
import { sendReport } from './send-report.ts';

const place = /\/([a-z][\w-]*)\/([\da-f]{16})\/browser\//g;
let left = 10;

/** Nothing but what failed, in which release and at what width. */
export function reportFailure(kind: FailureKind, area: string, release: string): void {
  if (left-- > 0) sendReport(failuresPath, { kind, area, release, width: innerWidth });
}

/** What no file of the site has part in, as an extension of the browser, is not reported. */
export function reportError(kind: FailureKind, cause: unknown): void {
  const places = [...String(cause instanceof Error && cause.stack).matchAll(place)];
  const [, area, release] = places.find(([, name]) => name !== 'shell') ?? places[0] ?? [];
  if (area && release) reportFailure(kind, area, release);
}
