import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { isRecord } from '@agile-languages/shared/formats';
import type { CanaryAction } from '../../commands/extras.ts';
import { accountName } from '../../processes.ts';
import { Refusal } from '../../refusal.ts';
import { parseJson } from '../../store/json.ts';
import type { Store } from '../../store/store.ts';
import type { SigningKey } from './signing-key.ts';
import { checkSigned, needsSignature, readKeys, type TeamKey } from './team-keys.ts';

export const releasesPath = '/releases';

export const requestHeader = 'x-release-request';

export interface ReleaseRequest {
  id: string;
  at: string;
  site: string;
  area: string;
  /** SHA-256. */
  artefact: string;
  /** `null`: the area has no release yet. */
  replaces: string | null;
  why: string;
  removes: boolean;
  isAgain: boolean;
  addsMany?: boolean;
  canary?: number;
  preview?: number;
  who: string;
  machine: string;
}

export const canaryActions: readonly CanaryAction[] = ['promote', 'abort'];

export type CanaryRequest = Pick<
  ReleaseRequest,
  'id' | 'at' | 'site' | 'area' | 'replaces' | 'why' | 'who' | 'machine'
>;

type StatusRequest = Pick<ReleaseRequest, 'id' | 'at' | 'site' | 'who' | 'machine'>;

type AskRequest = StatusRequest & Pick<ReleaseRequest, 'area'>;

type Requests = { release: ReleaseRequest; status: StatusRequest; ask: AskRequest } & Record<
  CanaryAction,
  CanaryRequest
>;

export type RequestKind = keyof Requests;

export interface CheckedRequest<Kind extends RequestKind> {
  request: Requests[Kind];
  key: TeamKey;
}

/** In milliseconds, either way, because clocks differ. */
const validity = 5 * 60_000;

export function signRequest<Kind extends RequestKind>(
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

/** No kind of request passes for another. */
const signedText = (kind: RequestKind, text: string) =>
  `agile-languages ${kind === 'release' ? 'request' : kind} ${text}`;

interface ReceivedRequest {
  header: string;
  area?: string;
  site: string;
  now?: Date;
}

/** Which team asks, and that the request is meant for this site and this moment. */
export async function checkRequest<Kind extends RequestKind>(
  store: Store,
  kind: Kind,
  { header, area, site, now = new Date() }: ReceivedRequest,
): Promise<CheckedRequest<Kind>> {
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
