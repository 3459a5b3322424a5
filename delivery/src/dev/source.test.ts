import { freePort } from '@agile-languages/api/testing/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { startSource } from './source.ts';

test('area from source: the page shows what does not build, and no warnings', async () => {
  const { base, stop } = await startSource('partners', await freePort(), 'http://localhost:3000');
  onTestFinished(stop);

  const entry = await (await fetch(`${base}remoteEntry.js`)).text();

  const [, overlay = ''] = /[?&]overlay=([^&"]+)/.exec(entry) ?? [];
  expect(JSON.parse(decodeURIComponent(overlay))).toMatchObject({ errors: true, warnings: false });
});
