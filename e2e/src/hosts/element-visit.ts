import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds since the page was requested. */
export interface ElementVisit {
  ready: number;
  drawn: number;
  /** For code and data after the loader, until it is ready and in all. */
  requests: number;
  allRequests: number;
  /** From the provider, with headers, until it is ready and in all. */
  bytes: number;
  allBytes: number;
}

export const oneElement: Readonly<Record<string, string>> = {
  meter: '<agile-assessment></agile-assessment>',
  needs: '<agile-assessment view="needs"></agile-assessment>',
  lab: '<agile-assessment view="lab"></agile-assessment>',
  list: '<agile-enrolment limit="3"></agile-enrolment>',
  class: '<agile-enrolment class-id="500012"></agile-enrolment>',
};

export async function servePages(provider: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const element = oneElement[url.slice(1)];
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageWith(element ?? '', provider));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const pageWith = (element: string, provider: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partner</title>
<link rel="icon" href="data:,">
<link rel="preconnect" href="${provider}" crossorigin>
<link rel="stylesheet" href="${provider}/embed/v1/embed.css">
<script type="module" src="${provider}/embed/v1/loader.js"></script>
</head><body><h1>Partner</h1>${element}</body></html>`;

/** Waits until everything is loaded. */
export async function visitElement(
  page: Page,
  session: CDPSession,
  address: string,
  provider: string,
): Promise<ElementVisit> {
  const until = await watchProvider(session, provider);
  await page.addInitScript(noteReady);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.element.drawn);
  await page.waitForLoadState('networkidle');
  const { ready, drawn, startedAt } = await page.evaluate(() => globalThis.element);
  const all = until(Number.POSITIVE_INFINITY);
  return { ready, drawn, ...until((startedAt + ready) / 1000), allRequests: all.requests, allBytes: all.bytes };
}

/** @returns what was sent after the loader, until a moment in seconds since 1970 */
async function watchProvider(session: CDPSession, provider: string) {
  const begun: number[] = [];
  const parts: { at: number; bytes: number }[] = [];
  const provided = new Set<string>();
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    offset = wallTime - timestamp;
    if (!request.url.startsWith(provider)) return;
    provided.add(requestId);
    if (type !== 'Image' && !/\/(?:loader\.js|embed\.css)$/.test(request.url)) begun.push(wallTime);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (provided.has(requestId)) parts.push({ at: timestamp + offset, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return (until: number) => ({
    requests: begun.filter((at) => at <= until).length,
    bytes: parts.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0),
  });
}

declare global {
  var element: { ready: number; drawn: number; startedAt: number };
}

function noteReady(): void {
  globalThis.element = { ready: 0, drawn: 0, startedAt: performance.timeOrigin };
  addEventListener('agile-ready', () => {
    globalThis.element.ready = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        globalThis.element.drawn = performance.now();
      };
      port2.postMessage(undefined);
    });
  });
}
