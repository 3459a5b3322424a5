import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elementSpecs, errorCodes, methodSpecs, propertySpecs, tokenSpecs } from '@agile-languages/shared/embed/spec';
import { expect, test } from 'vitest';
import { root } from '../places.ts';

const guide = await readFile(join(root, 'docs/partners.md'), 'utf8');
const row = (first: string, text: string) =>
  guide.split('\n').some((line) => line.startsWith(`| ${first} |`) && line.includes(text.replaceAll('|', '\\|')));

test.each(
  elementSpecs.flatMap(({ tag, attributes, events }) =>
    [...attributes, ...events].map(({ name, description }) => ({ tag, name, description })),
  ),
)('$tag: the guide explains $name as the element does', ({ name, description }) => {
  expect(row(`\`${name}\``, description)).toBe(true);
});

test.each([...propertySpecs, ...methodSpecs, ...tokenSpecs])('the guide explains $name', ({ name, description }) => {
  expect(row(`\`${name}\``, description)).toBe(true);
});

test.each(elementSpecs.flatMap(({ parts }) => parts))('the guide explains the part $name', ({ name, description }) => {
  expect(guide).toContain(`| \`${name}\` | ${description} |`);
});

test.each(errorCodes)('the guide explains error $code', ({ code, meaning }) => {
  expect(row(String(code), meaning)).toBe(true);
});
