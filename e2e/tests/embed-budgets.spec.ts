import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../src/test.ts';

const releases = join(process.env.E2E_FOLDER ?? '', 'releases');

async function published() {
  const { embed = '' } = JSON.parse(await readFile(join(releases, 'registry.json'), 'utf8'));
  const folder = join(releases, 'embed', embed);
  const { files } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  return { folder, sizeOf: (name: string): number => files[name].brotli };
}

/** Bytes, compressed with brotli. The elements are what stands there when they are ready, without what comes later. */
const limits = {
  'loader.js': 2500,
  'embed.css': 300,
  'react.js': 700,
  'assessment.js': 21_400,
  'enrolment.js': 16_900,
};

for (const [name, limit] of Object.entries(limits))
  test(`${name}: at most ${limit.toLocaleString('en')} bytes brotli`, async () => {
    const { sizeOf } = await published();

    test.info().annotations.push({ type: 'figure', description: `${name} ${sizeOf(name)} bytes` });
    expect(sizeOf(name)).toBeLessThanOrEqual(limit);
  });

test('files that partners load: no password field, no HTML from text', async () => {
  const { folder } = await published();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));

  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((_, index) => /type["']?\s*[:=]\s*["'`]password|"password"/.test(texts[index] ?? ''))).toEqual(
    [],
  );
  expect(names.filter((_, index) => /outerHTML|insertAdjacentHTML|document\.write/.test(texts[index] ?? ''))).toEqual(
    [],
  );
});
