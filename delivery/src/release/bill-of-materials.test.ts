import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { billOfMaterials } from './bill-of-materials.ts';

const testArea = { name: '@agile-languages/mf-test', version: '2.0.0' };

test('bill of a release: each package with version, licence and the hash of the lock file', async () => {
  const { metadata, components, ...bill } = await billOfMaterials(testArea, [
    join(root, 'node_modules/@fontsource/besley'),
    join(root, 'node_modules/swiper'),
  ]);

  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(metadata.component).toMatchObject({ ...testArea, 'bom-ref': 'pkg:npm/%40agile-languages/mf-test@2.0.0' });
  expect(components).toMatchObject([
    { name: '@fontsource/besley', purl: expect.stringMatching(/^pkg:npm\/%40fontsource\/besley@\d/) },
    { name: 'swiper', licenses: [{ expression: 'MIT' }] },
  ]);
  for (const { hashes } of components)
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
});

test('bill of the same release twice: the same', async () => {
  const folders = [join(root, 'node_modules/swiper')];

  expect(await billOfMaterials(testArea, folders)).toEqual(await billOfMaterials(testArea, folders));
});
