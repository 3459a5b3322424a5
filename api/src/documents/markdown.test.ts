import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handbookChapters, termsChapters } from '@agile-languages/shared/content';
import { expect, test } from 'vitest';
import { blocks, partsOf } from './markdown.ts';

const rendered = (text: string) => blocks([...(partsOf(`# Test\n\n${text}`).get('') ?? [])]).text.trim();

test.each([
  [
    'HTML is shown as it is written',
    'a <b onclick="x()">b</b>',
    '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>',
  ],
  ['a block of HTML, too', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['signs of markup', '1 < 2 & "3"', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
  ['a link to a script: its words', '[words](javascript:alert(1))', '<p>words</p>'],
  ['a link to another host as of this one: its words', '[words](//test.example)', '<p>words</p>'],
  [
    'a link',
    '[*words*](https://test.example/?a&b)',
    '<p><a href="https://test.example/?a&amp;b"><em>words</em></a></p>',
  ],
  ['a link to a place of the document', '[words](#place)', '<p><a href="#place">words</a></p>'],
  ['a picture: its text', '![a <picture>](https://test.example/a.png)', '<p>a &lt;picture&gt;</p>'],
])('Markdown, %s', (_name, text, html) => {
  expect(rendered(text)).toBe(html);
});

test('parts: by their heading; the title of the document belongs to none', () => {
  const parts = partsOf('# Title\n\nOpening.\n\n## One\n\nFirst.\n\n### Below\n\n## Two\n');

  expect([...parts].map(([title, tokens]) => [title, tokens.map(({ type }) => type)])).toEqual([
    ['', ['paragraph']],
    ['One', ['paragraph', 'heading']],
    ['Two', []],
  ]);
});

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test.each(handbookChapters)('handbook, $id: has the title and the parts of a chapter', ({ id, title }) => {
  const text = read(`handbook/${id}.md`);

  expect(text.split('\n')[0]).toBe(`# ${title}`);
  expect([...partsOf(text).keys()]).toEqual(['', 'Rules', 'Filled', 'Wrong, corrected']);
});

test('terms: the chapters that the site lists', () => {
  expect([...partsOf(read('../resources/text/terms.md')).keys()]).toEqual([
    '',
    ...termsChapters.map(({ title }) => title),
  ]);
});
