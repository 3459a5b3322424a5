import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give no connection, and no server that asks for any port, one of these. Browsers refuse 10080. */
const range = { from: 10_100, to: 32_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from));
    const probe = createServer().listen(port);
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
}
