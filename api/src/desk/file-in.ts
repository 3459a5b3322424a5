import type { DeskRequest } from './desk-call.ts';
import { DeskRefusal } from './refusal.ts';

export function fileIn({ http: { body } }: Pick<DeskRequest, 'http'>, what: string): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new DeskRefusal(400, `There is no ${what} in this request.`);
}
