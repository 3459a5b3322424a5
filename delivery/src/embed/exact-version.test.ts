import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { exactVersion, recordVersion } from './exact-version.ts';

const filesOf = (text: string) => new Map([['test.js', Buffer.from(text)]]);

test('first files of a store: version 1.0.1', async () => {
  expect(await exactVersion(await testStore(), filesOf('first'), '/api /files')).toEqual({
    version: '1.0.1',
    isNew: true,
  });
});

test('files that are known: their version again', async () => {
  const store = await testStore();
  await recordVersion(store, '1.0.1', filesOf('first'), '/api /files');
  await recordVersion(store, '1.0.2', filesOf('second'), '/api /files');

  expect(await exactVersion(store, filesOf('first'), '/api /files')).toEqual({ version: '1.0.1', isNew: false });
});

test.each([
  ['other bytes', filesOf('second'), '/api /files'],
  ['another name', new Map([['other.js', Buffer.from('first')]]), '/api /files'],
  ['another address of the API', filesOf('first'), 'https://api.test /files'],
])('%s: the next version', async (_, files, bases) => {
  const store = await testStore();
  await recordVersion(store, '1.0.1', filesOf('first'), '/api /files');

  expect(await exactVersion(store, files, bases)).toEqual({ version: '1.0.2', isNew: true });
});
