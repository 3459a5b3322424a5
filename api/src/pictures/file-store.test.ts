import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { createS3Store } from './file-store.ts';

const testPicture = Buffer.from('RIFF\0\xff\x01\x02WEBP', 'latin1');
const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>Test</Message></Error>';

async function startTestStorage() {
  const kept = new Map<string, Buffer>();
  const signatures: string[] = [];
  let fault: 'late' | 'half' | 'wrong' | undefined;
  const server = createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    signatures.push(request.headers.authorization ?? '');
    if (request.method === 'PUT') kept.set(path, await buffer(request));
    const file = kept.get(path);
    if (fault === 'late') return;
    if (fault === 'wrong') return void response.end('<!doctype html><p>Sign in');
    if (fault === 'half') {
      response.writeHead(200, { 'content-length': 1000 }).write('RIFF', () => response.destroy());
      return;
    }
    response.writeHead(file ? 200 : 404, { 'content-type': file ? 'image/webp' : 'application/xml' });
    response.end(request.method === 'PUT' ? undefined : (file ?? missing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const spoil = (value: typeof fault) => {
    fault = value;
  };
  return {
    kept,
    signatures,
    spoil,
    url: `http://test-key:test%2Fsecret@127.0.0.1:${port}/test-bucket/site?region=eu-test-1`,
  };
}

test('storage with S3 protocol: what is written is read again, below bucket and folder, each request signed', async () => {
  const { kept, signatures, url } = await startTestStorage();
  const store = createS3Store(url);
  const bytes = testPicture;
  await store.write('test-320.webp', bytes);

  expect(kept.get('/test-bucket/site/test-320.webp')).toEqual(bytes);
  expect(await store.read('test-320.webp')).toEqual(bytes);
  expect(await store.read('other.webp')).toBeUndefined();
  for (const signature of signatures)
    expect(signature).toMatch(/^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/eu-test-1\/s3\/aws4_request/);
});

test('storage that cannot be reached: no file is taken for missing', async () => {
  const store = createS3Store('http://test-key:test@127.0.0.1:9/test-bucket');

  await expect(store.read('test.webp')).rejects.toThrow();
});

test.each(['late', 'half', 'wrong'] as const)(
  'storage whose answers are %s: an error in time, no picture',
  async (fault) => {
    const { spoil, url } = await startTestStorage();
    const store = createS3Store(url);
    await store.write('test-320.webp', testPicture);
    spoil(fault);

    await expect(createS3Store(url, 300).read('test-320.webp')).rejects.toThrow();
    spoil(undefined);
    expect(await store.read('test-320.webp')).toEqual(testPicture);
  },
);

test.each(['half', 'wrong'] as const)('storage whose answers are %s: 503, which nobody keeps', async (fault) => {
  const { spoil, url } = await startTestStorage();
  const { api } = await createTestApi({ filesUrl: url });
  spoil(fault);
  const { statusCode, headers } = await api.inject(`/files/pictures/${'0'.repeat(32)}-320.webp`);

  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
});
