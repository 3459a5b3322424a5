import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isRecord } from '@agile-languages/shared/formats';
import { accountName } from '../account-name.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { checkSigned, needsSignature, readKeys, type TeamKey } from '../keys/team-keys.ts';
import { Refusal } from '../refusal.ts';
import { parseJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';

/** Where a site takes releases, `/releases/catalog`, and tells its status. */
export const releasesPath = '/releases';

/** Header with the request and its signature. */
export const requestHeader = 'x-release-request';

/** What a team requests of a site: to activate one release, here and now. */
export interface ReleaseRequest {
  id: string;
  at: string;
  /** Origin of the site. */
  site: string;
  area: string;
  /** SHA-256 of the artefact. */
  artefact: string;
  /** The release that is live and to be replaced; `null` when the area has none yet. */
  replaces: string | null;
  why: string;
  removes: boolean;
  isAgain: boolean;
  /** Hundredths of the visitors who get it. Absent: all of them. */
  canary?: number;
  /** Hours for which it is a preview instead. Absent: it is none. */
  preview?: number;
  who: string;
  machine: string;
}

/** What a team may do with the canary of its area, beside a release of it. */
export const canaryActions = ['promote', 'abort'] as const;

export type CanaryAction = (typeof canaryActions)[number];

/** What a team requests for its canary. */
export type CanaryRequest = Pick<
  ReleaseRequest,
  'id' | 'at' | 'site' | 'area' | 'replaces' | 'why' | 'who' | 'machine'
>;

/** What a team, or the operator, requests to be told what is live. */
type StatusRequest = Pick<ReleaseRequest, 'id' | 'at' | 'site' | 'who' | 'machine'>;

/** What each kind of request holds. */
type Requests = { release: ReleaseRequest; status: StatusRequest } & Record<CanaryAction, CanaryRequest>;

/** For how long a request is good, either way, because clocks differ. In milliseconds. */
const validity = 5 * 60_000;

/** A request of this process, signed, as the text of the header. */
export function signRequest<Kind extends keyof Requests>(
  kind: Kind,
  request: Omit<Requests[Kind], 'id' | 'at' | 'who' | 'machine'>,
  key: SigningKey,
  now = new Date(),
): string {
  const text = JSON.stringify({
    id: randomUUID(),
    at: now.toISOString(),
    who: accountName(),
    machine: hostname(),
    ...request,
  });
  return Buffer.from(JSON.stringify({ key: key.id, text, signature: key.sign(signedText(kind, text)) })).toString(
    'base64url',
  );
}

/** What is signed begins otherwise for a release and for each kind of request, so that none passes for another. */
const signedText = (kind: keyof Requests, text: string) =>
  `agile-languages ${kind === 'release' ? 'request' : kind} ${text}`;

/** What a request came with: the header, the area that its address names, if any, and the site that it reached. */
interface ReceivedRequest {
  header: string;
  area?: string;
  site: string;
  now?: Date;
}

/**
 * Checks who requests something, for an area or of the site as a whole, and that it is meant for this site and this moment.
 *
 * @throws {UserError} when it is not to be followed
 */
export async function checkRequest<Kind extends keyof Requests>(
  store: Store,
  kind: Kind,
  { header, area, site, now = new Date() }: ReceivedRequest,
): Promise<{ request: Requests[Kind]; key: TeamKey }> {
  const keys = await readKeys(store);
  const refuse = (reason: string) => new Refusal(`The request is refused: ${reason} Nothing has changed.`);
  const isKnown = area === undefined ? keys.length > 0 : needsSignature(keys, area);
  if (!isKnown) throw refuse(area === undefined ? 'this site has no keys.' : `this site has no key for ${area}.`);
  const signed = parseJson(Buffer.from(header, 'base64url').toString());
  if (!isSigned(signed)) throw refuse('it is not signed.');
  const key = checkSigned(keys, area, 'The request', { ...signed, text: signedText(kind, signed.text) });
  const request = parseJson(signed.text) as Requests[Kind] & { area?: string };
  if (request.site !== site) throw refuse(`it is for ${request.site}, this is ${site}.`);
  if (request.area !== area) throw refuse(`it is for ${request.area}, not for ${area}.`);
  if (!(Math.abs(now.getTime() - Date.parse(request.at)) < validity))
    throw refuse(`it was signed at ${request.at}, here it is ${now.toISOString()}.`);
  return { request, key };
}

const isSigned = (value: unknown): value is { key: string; text: string; signature: string } =>
  isRecord(value) && ['key', 'text', 'signature'].every((field) => typeof value[field] === 'string');
