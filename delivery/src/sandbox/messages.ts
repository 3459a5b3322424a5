import { UserError } from '@agile-languages/shared/errors';
import { Refusal } from '../refusal.ts';

/** A text for one of the realms, or from it. */
export interface Envelope {
  realm: string;
  text: string;
}

export type ToRealm =
  | { kind: 'call'; id: number; method: string; args: unknown[] }
  | { kind: 'response'; id: number; status: number; text: string }
  | { kind: 'no response'; id: number; reason: string };

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

export const toSent = (thrown: unknown): SentError => {
  if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown) };
  const { name, message, stack, cause } = thrown;
  return { name, message, ...(stack && { stack }), ...(cause !== undefined && { cause: toSent(cause) }) };
};

export function fromSent({ name, message, stack, cause }: SentError): Error {
  const options = cause && { cause: fromSent(cause) };
  if (name === Refusal.name || name === UserError.name) return new Refusal(message, options);
  const error = new Error(message, options);
  error.name = name;
  if (typeof stack === 'string') error.stack = stack;
  return error;
}
