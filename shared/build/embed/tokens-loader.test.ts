import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokenSpecs } from '../../src/embed/spec/index.ts';
import tokensLoader from './tokens-loader.ts';

const tokens = (light: string, dark = '') =>
  tokensLoader(`:root { ${light} } @media (prefers-color-scheme: dark) { :root { ${dark} } }`);

test('colour with a light and a dark value: both in one, and a page may set it', () => {
  expect(tokens('--ink: #111; --product-ink: #222;', '--ink: #eee; --product-ink: #ddd;')).toBe(
    '@layer tokens{.agile{--ink:var(--agile-text,light-dark(#111,#eee));--product-ink:light-dark(#222,#ddd)}}',
  );
});

test('the same colour light and dark: written once', () => {
  expect(tokens('--marker-ink: #111;', '--marker-ink: #111;')).toContain('--marker-ink:var(--agile-on-marker,#111)');
});

test('sizes: in em, which follow the text of the element', () => {
  expect(tokens('--line: 1.75rem;')).toContain('--line:1.75em');
});

test('sizes, fonts and grounds of the site’s pages: left out', () => {
  expect(tokens('--size-body: 1rem; --s-16: 1rem; --text: serif; --ledger-deep: #111; --on-deep-soft: #222;')).toBe(
    '@layer tokens{.agile{}}',
  );
});

const wide = '@media (min-width: 40rem) { :root { --line: 2rem; } }';

test('values for wide pages: left out', () => {
  expect(tokensLoader(`:root { --line: 1rem; } ${wide}`)).toBe('@layer tokens{.agile{--line:1em}}');
});

test('colours by Language: kept beside the tokens, tints with their values', () => {
  const css = `:root { --line: 1rem; --data-tint: #111; } ${wide} [data-lang="data"] { --lang-tint: var(--data-tint); }`;

  expect(tokensLoader(css)).toBe('@layer tokens{.agile{--line:1em}[data-lang="data"] { --lang-tint: #111; }}');
});

test('tokens that a page may set: the site has each token that they replace', () => {
  const css = readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8');

  expect(tokenSpecs.filter(({ replaces }) => replaces && !css.includes(`${replaces}:`))).toEqual([]);
});
