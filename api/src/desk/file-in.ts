import type { DeskRequest } from './desk-call.ts';
import { DeskRefusal } from './refusal.ts';

/** The bytes of the file that a call takes. @param what What it is, for the refusal of a request without one. */
export function fileIn({ http: { body } }: DeskRequest, what: string): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new DeskRefusal(400, `There is no ${what} in this request.`);
}
