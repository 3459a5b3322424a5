import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections of their own accord: none of those can take it meanwhile. */
const range = { from: 10_000, to: 32_000 };

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from));
    const probe = createServer().listen(port, 'localhost');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
}
