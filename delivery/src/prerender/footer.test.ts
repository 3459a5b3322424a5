import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testConfig } from '../test/test-store.ts';
import { withFooter } from './footer.ts';

const answering = (text: string) => async () =>
  new Response(JSON.stringify({ tbl: [{ r: [{ id: 'footer', text }] }] }));

test('footer: a line for each paragraph and break of its text', async () => {
  const text = '<p>Test &amp; Company Ltd<br>1 Test Street</p><p></p><p>Register, <strong>no. 1</strong></p>';

  const { footer } = await withFooter(testConfig, answering(text), undefined);

  expect(footer).toEqual(['Test & Company Ltd', '1 Test Street', 'Register, no. 1']);
});

test('footer without a text: the configuration as it is', async () => {
  expect(await withFooter(testConfig, answering(''), undefined)).toEqual(testConfig);
});

test('footer, API gives no answer: the lines of the live pages stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'footer-'));
  const data = JSON.stringify({ config: { ...testConfig, footer: ['Test line'] } });
  await writeFile(join(folder, 'index.html'), `<script type="application/json" id="page">${data}</script>`);
  const before = { folder, list: { script: '', pages: { '/': { file: 'index.html' } } } } as never;

  const { footer } = await withFooter(testConfig, () => Promise.reject(new Error('test')), before);

  expect(footer).toEqual(['Test line']);
});
