import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementSpecs, tokenSpecs } from '@agile-languages/shared/embed/spec';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const read = (path: string) => readFileSync(join(root, 'shared/src', path), 'utf8');

test('every token that stands for one of the site: the site has it', () => {
  const tokens = read('ui/tokens.css');

  expect(tokenSpecs.filter(({ instead }) => instead && !tokens.includes(`${instead}:`))).toEqual([]);
});

test('types for partners: every attribute and event of the table', () => {
  const types = read('embed/published/elements.d.ts');
  const names = elementSpecs.flatMap(({ attributes, events }) => [...attributes, ...events].map(({ name }) => name));

  expect(names.filter((name) => !new RegExp(`\\b'?${name}'?\\??:`).test(types))).toEqual([]);
});
