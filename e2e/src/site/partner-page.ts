import { createServer } from 'node:http';

const page = `<!doctype html><html lang="en"><title>Partner</title><h1>Partner</h1><script>
  globalThis.heard = [];
  addEventListener('message', ({ data, origin }) => globalThis.heard.push({ data, origin }));
</script>`;

export interface PartnerPage {
  origin: string;
  stop: () => void;
}

/** The page at `/cut-off` cuts itself off from windows that it opens. */
export function startPartnerPage(): Promise<PartnerPage> {
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html');
    if (url.startsWith('/cut-off')) response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.end(page);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const stop = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ origin: `http://localhost:${port}`, stop });
    });
  });
}
