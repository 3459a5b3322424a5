import type { IncomingMessage } from 'node:http';

/** The address of a request for the router; that of the error page when its percent signs cannot be read. */
export function readableUrl({ url = '/' }: IncomingMessage): string {
  try {
    decodeURI(url.split('?', 1)[0] ?? '/');
    return url;
  } catch {
    return '/404';
  }
}
