import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createS3Store } from './file-store.ts';

const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>Test</Message></Error>';

async function startTestStorage() {
  const kept = new Map<string, Buffer>();
  const signatures: string[] = [];
  const server = createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    signatures.push(request.headers.authorization ?? '');
    if (request.method === 'PUT') kept.set(path, await buffer(request));
    const file = kept.get(path);
    response.writeHead(file ? 200 : 404, { 'content-type': file ? 'image/webp' : 'application/xml' });
    response.end(request.method === 'PUT' ? undefined : (file ?? missing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { kept, signatures, url: `http://test-key:test%2Fsecret@127.0.0.1:${port}/test-bucket/site?region=eu-test-1` };
}

test('storage with S3 protocol: what is written is read again, below bucket and folder, each request signed', async () => {
  const { kept, signatures, url } = await startTestStorage();
  const store = createS3Store(url);
  const bytes = Buffer.from([0, 255, 1, 2]);
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
