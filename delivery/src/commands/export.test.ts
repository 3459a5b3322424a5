import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { liveSite } from '../test/live-site.ts';
import { recordOutput } from '../test/record-output.ts';
import { testStore } from '../test/test-store.ts';
import { exportFolder } from './export.ts';

const printed = recordOutput();

/** Makes a site, and says where it is exported to. */
async function liveSiteToExport(): Promise<string> {
  await liveSite();
  vi.stubEnv('INIT_CWD', (await testStore()).directory);
  return join(process.env.INIT_CWD ?? '', 'out');
}

test('export: says what it wrote and where the configurations are; then that nothing has changed', async () => {
  const target = await liveSiteToExport();
  const args = ['out', '--api', 'http://127.0.0.1:3000/', '--listen', '127.0.0.1:8080'];

  await exportFolder(args);

  expect(printed.join('')).toMatch(/\d+ files are in .*out.r1-[\da-f]{12}.site, \d+ of them new or changed\.\n/);
  const conf = await readFile(join(target, 'nginx.conf'), 'utf8');
  expect(conf).toContain('listen 127.0.0.1:8080;');
  expect(conf).toContain('proxy_pass http://127.0.0.1:3000;');
  expect(conf).toContain('report-uri /api/reports/policy');

  await exportFolder(args);
  expect(printed.at(-1)).toBe(`${target} was up to date.\n`);
});

test.each([
  [[], 'Usage: npm run export'],
  [['out'], 'add --api and the address that npm start has'],
  [['out', '--api', 'files.test'], '--api is an http address, not "files.test"'],
  [['out', '--api', 'http://api.test', '--listen', 'http'], '--listen is a port, or address:port, not "http"'],
])('export with %j: one sentence', async (args, sentence) => {
  await liveSiteToExport();

  await expect(exportFolder(args)).rejects.toThrow(sentence);
});
