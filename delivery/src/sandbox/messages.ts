import { UserError } from '@agile-languages/shared/errors';
import { isRecord } from '@agile-languages/shared/formats';
import { Refusal } from '../refusal.ts';

/** In characters. */
export const longestMessage = 50_000_000;

/** It was not sent: a fault of the page, and not of the API. Like everything that `fetch` throws it is a `TypeError`. */
export class RefusedRequest extends TypeError {}

/** In characters of its address and its body. */
const longestRequest = 2000;

export function expectShort(url: string, body: string): void {
  const length = url.length + body.length;
  if (length > longestRequest)
    throw new RefusedRequest(`A request of a page may have ${longestRequest} characters, and not ${length}.`);
}

/** An empty text asks whether the process is there, and answers that. */
export interface Envelope {
  realm: string;
  text: string;
}

export type ToRealm =
  | { kind: 'call'; id: number; method: string; args: unknown[] }
  | { kind: 'response'; id: number; status: number; text: string }
  | { kind: 'no response'; id: number; reason: string; isRefused: boolean };

export type FromRealm =
  | { kind: 'result'; id: number; value?: unknown }
  | { kind: 'failure'; id: number; failure: SentError }
  | { kind: 'request'; id: number; url: string; body: string };

export interface SentError {
  name: string;
  message: string;
  stack?: string;
  cause?: SentError;
}

/** Further causes say no more, and may have no end. */
const mostCauses = 10;

/** @param thrown anything: it may refuse to be read */
export function toSent(thrown: unknown, causes = mostCauses): SentError {
  try {
    if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown) };
    const { name, message, stack, cause } = thrown;
    const below = cause !== undefined && causes > 0 && { cause: toSent(cause, causes - 1) };
    return { name: `${name}`, message: `${message}`, ...(stack && { stack: `${stack}` }), ...below };
  } catch {
    return { name: 'Error', message: 'what was thrown cannot be read' };
  }
}

/** Refusals are taken for such only before code of an area has run, because an area can give its errors any name. */
export const refusalSaid = (cause: unknown): unknown =>
  cause instanceof Error && (cause.name === Refusal.name || cause.name === UserError.name)
    ? new Refusal(cause.message, { cause: cause.cause })
    : cause;

export function fromSent(failure: unknown, causes = mostCauses): Error {
  const { name, message, stack, cause } = isRecord(failure) ? failure : {};
  const text = typeof message === 'string' ? message : 'an error without a message';
  const options = cause !== undefined && causes > 0 ? { cause: fromSent(cause, causes - 1) } : {};
  const error = new Error(text, options);
  if (typeof name === 'string') error.name = name;
  if (typeof stack === 'string') error.stack = stack;
  return error;
}
