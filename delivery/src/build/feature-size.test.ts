import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { presetOf, runBuild } from './build.ts';

const compress = promisify(brotliCompress);
const bundled = /^@agile-languages\/shared\/(?!router|platform)/;

test('meter and needs without what they take from shared: at most 28,800 bytes brotli, the tools on demand', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'feature-size-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  const [browser] = (await presetOf('assessment'))({ outDir, build: 'size' });

  const { chunks } = await runBuild('assessment', [
    {
      ...browser,
      externalsType: 'var',
      externals: [({ request = '' }, done) => (bundled.test(request) ? done(undefined, 'shared') : done())],
    },
  ]);

  const parts = ['src_meter_meter_section_tsx', 'src_needs_needs_page_tsx'].flatMap((id) => chunks.get(id) ?? []);
  const sizes = await Promise.all(
    parts.map(async (file) => (await compress(await readFile(join(outDir, 'browser', file)))).length),
  );
  expect(parts).toHaveLength(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(28_800);
  expect([...chunks.keys()]).toEqual(
    expect.arrayContaining([
      'tools',
      'src_tools_evidence_evidence-dialog_tsx',
      'src_tools_presentation_presentation-dialog_tsx',
    ]),
  );
});
