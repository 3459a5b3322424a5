import { freePort } from './free-port.ts';
import { createTestApi } from './test-api.ts';

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
