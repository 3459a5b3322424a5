import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApi } from './test-api.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function createMeasuredApi(options: Parameters<typeof createTestApi>[0] = {}) {
  const port = await freePort();
  const testApi = await createTestApi({ ...options, metrics: { host: '127.0.0.1', port } });
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = async (name: string): Promise<number> => {
    const line = (await read()).split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1).replace('+Inf', 'Infinity'));
  };
  return { ...testApi, port, read, figure };
}
