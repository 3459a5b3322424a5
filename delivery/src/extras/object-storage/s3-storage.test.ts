import { expect, test } from 'vitest';
import { createS3Storage } from './s3-storage.ts';
import { testStorage } from './test-storage.ts';

const bytes = (text: string) => Buffer.from(text);

test.each([
  ['with', false],
  ['without', true],
])('storage that takes versions %s quotation marks: one of two writers replaces a version', async (_, comparesBare) => {
  const { url } = await testStorage({ comparesBare });
  const [one, other] = [createS3Storage(url), createS3Storage(url)];
  const first = await one.write('live.json', bytes('first'), null);
  const second = await one.write('live.json', bytes('second'), first);

  expect(second).toEqual(expect.any(String));
  expect(await other.write('live.json', bytes('other'), null)).toBeUndefined();
  expect(await other.write('live.json', bytes('other'), first)).toBeUndefined();
  expect(await one.read('live.json')).toEqual({ bytes: bytes('second'), version: second });
  expect(await other.write('live.json', bytes('third'), second)).toEqual(expect.any(String));
  expect(await one.write('live.json', bytes('late'), second)).toBeUndefined();
});

test('storage that takes versions without quotation marks: asked about them once', async () => {
  const { url, requests } = await testStorage({ comparesBare: true });
  const storage = createS3Storage(url);
  let version = await storage.write('live.json', bytes('0'), null);
  version = await storage.write('live.json', bytes('1'), version);
  expect(version).toEqual(expect.any(String));
  requests.length = 0;

  await storage.write('live.json', bytes('2'), version);

  expect(requests).toEqual(['PUT site/live.json']);
});
