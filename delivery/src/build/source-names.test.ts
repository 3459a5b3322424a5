import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaNames } from '@agile-languages/shared/build/checkout';
import { expect, onTestFinished, test } from 'vitest';
import { checkName } from '../release/check-name.ts';
import { sourceNames } from './source-names.ts';

test('areas of a checkout: every folder mf-<name> with an area.json, by name', async () => {
  const checkout = await mkdtemp(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rm(checkout, { recursive: true }));
  for (const name of ['mf-stories', 'mf-catalog', 'mf-begun', 'shell']) await mkdir(join(checkout, name));
  for (const name of ['mf-stories', 'mf-catalog', 'shell']) await writeFile(join(checkout, name, 'area.json'), '{}');

  expect(areaNames(checkout)).toEqual(['catalog', 'stories']);
});

test.each(sourceNames())('area %s of this checkout: not the prefix of another', (name) => {
  expect(() => checkName(name, sourceNames())).not.toThrow();
});
