import { causeOf } from '@agile-languages/api/log';

/** In the form of the API's log. */
export function logFault(msg: string, { cause, reqId }: { cause?: unknown; reqId?: string } = {}): void {
  const err = cause instanceof Error ? causeOf(cause) : cause;
  console.log(JSON.stringify({ level: 50, time: new Date().toISOString(), reqId, err, msg }));
}
