import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers requests below the paths of the API from its own origin, as a proxy in front of the site would that has both
 * under one address.
 */
export async function passFiles(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const found = await fetch(new URL(request.url ?? '/', origin), { signal: AbortSignal.timeout(5000) });
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await found.arrayBuffer()));
  } catch {
    response.writeHead(503).end();
  }
}
