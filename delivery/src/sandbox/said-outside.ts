import { isRecord } from '@agile-languages/shared/formats';
import { parseJson } from '../store/json.ts';
import type { Envelope, FromRealm } from './messages.ts';

/** What a process says may be anything. */
export function envelopeIn(said: unknown): Envelope | undefined {
  if (!isRecord(said)) return undefined;
  const { realm, text } = said;
  return typeof realm === 'string' && typeof text === 'string' ? { realm, text } : undefined;
}

export function messageIn(text: string): FromRealm | undefined {
  const message = parseJson(text);
  if (!isRecord(message) || typeof message.id !== 'number') return undefined;
  const { kind, url, body, failure } = message;
  const isMessage =
    kind === 'result' ||
    (kind === 'request' && typeof url === 'string' && typeof body === 'string') ||
    (kind === 'failure' && isRecord(failure) && typeof failure.name === 'string');
  return isMessage ? (message as unknown as FromRealm) : undefined;
}
