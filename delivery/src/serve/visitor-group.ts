import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { bucketCount } from '../store/side-revisions.ts';
import type { SideSite } from './side-sites.ts';

/** Holds which of 100 groups a visitor is in: a number that a hundredth of all visitors share. */
const cookie = 'canary';

/** For how long a visitor stays in a group, in seconds: seven days. */
const age = 604_800;

/** Which revision a visitor gets. */
export interface VisitorGroup {
  /** The canary of the group. Absent: what is live. */
  canary?: SideSite;
  /** Cookie for one who is in no group yet. */
  setCookie?: string;
}

/**
 * The group of a visitor. A new one is drawn for a document that a browser opens from elsewhere, and only while there is
 * a canary. Whoever sends no cookies, as search engines do, gets what is live.
 */
export function visitorGroup(
  headers: IncomingHttpHeaders,
  sides: readonly SideSite[],
  { isSecure, draw = () => randomInt(bucketCount) }: { isSecure: boolean; draw?: () => number },
): VisitorGroup {
  const canaries = sides.filter(({ side }) => side.kind === 'canary');
  if (canaries.length === 0) return {};
  const known = bucketIn(headers.cookie);
  const bucket = known ?? (isArrival(headers) ? draw() : undefined);
  if (bucket === undefined) return {};
  const canary = canaries.find(({ side }) => side.buckets.includes(bucket));
  return {
    ...(canary && { canary }),
    ...(known === undefined && {
      setCookie: `${cookie}=${bucket}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    }),
  };
}

/** The value of a cookie. */
export const cookieIn = (header = '', name: string): string | undefined =>
  header
    .split(/; */)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function bucketIn(header: string | undefined): number | undefined {
  const value = cookieIn(header, cookie);
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

/** Whether a browser opens a document, for somebody who looks at it. */
export const isOpened = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose'];

const isArrival = (headers: IncomingHttpHeaders) => isOpened(headers) && headers['sec-fetch-site'] !== 'same-origin';
