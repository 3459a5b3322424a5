import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startSource } from './source.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('area from source: the page shows what does not build, and no warnings', async () => {
  const { base, stop } = await startSource('partners', await freePort(), 'http://localhost:3000');
  onTestFinished(stop);

  const entry = await (await fetch(`${base}remoteEntry.js`)).text();

  const [, overlay = ''] = /[?&]overlay=([^&"]+)/.exec(entry) ?? [];
  expect(JSON.parse(decodeURIComponent(overlay))).toMatchObject({ errors: true, warnings: false });
});
