/** @module-tag all */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { callPaths } from '@agile-languages/shared/api';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from './started-api.ts';
import { testLogin } from './test-calls.ts';
import { createTestDir } from './test-dir.ts';

const mostFiles = 80;

test.skipIf(process.platform !== 'linux')(
  'file descriptors used up: the API lives, and answers when some are free',
  {
    timeout: 180_000,
  },
  async () => {
    const { base, process: api, post } = await startApi({ DATA_DIR: createTestDir() }, { mostFiles });
    const { hostname, port } = new URL(base);
    const held: Socket[] = [];
    onTestFinished(() => {
      for (const socket of held) socket.destroy();
    });
    for (let count = 0; count < 2 * mostFiles; count++) {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      held.push(socket);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    }
    const refused = fetch(`${base}/health`, { signal: AbortSignal.timeout(3000) }).then(({ status }) => status);
    expect([503, undefined]).toContain(await refused.catch(() => undefined));

    for (const socket of held) socket.destroy();
    const works = async () => (await post(callPaths.login, testLogin)).err;
    await expect.poll(() => works().catch(() => undefined), { timeout: 60_000, interval: 500 }).toEqual([]);
    expect(api.exitCode).toBeNull();
  },
);
