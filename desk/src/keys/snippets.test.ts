import { expect, test } from 'vitest';
import { snippetsOf } from './snippets.ts';

const files = { 'loader.js': { integrity: 'sha384-test' }, 'skeleton.css': { integrity: 'sha384-shape' } };
const manifest = { version: '1.5.1', files };

test('snippets: with the key of the partner, and the version of the running site', () => {
  const snippets = snippetsOf('https://site.example', 'pk_live_test', { manifest });
  const all = snippets.map(({ code }) => code).join('\n');

  expect(all).toContain('<agile-assessment partner="pk_live_test">');
  expect(all).toContain('<agile-enrolment limit="3" partner="pk_live_test">');
  expect(all).toContain('/embed/frame/enrolment.html?limit=3&amp;partner=pk_live_test');
  expect(snippets.find(({ name }) => name.includes('pop-up'))?.code).toContain(`<agile-popup preload="intent">
  <a href="https://site.example/upcoming-classes?partner=pk_live_test">See upcoming classes</a>
  <agile-enrolment limit="3" partner="pk_live_test" hidden>
    <a href="https://site.example/upcoming-classes?partner=pk_live_test">See upcoming classes</a>
  </agile-enrolment>
</agile-popup>`);
  expect(snippets.at(-1)).toMatchObject({ name: 'This version for good: 1.5.1' });
  expect(snippets.at(-1)?.code).toContain(
    '<script type="module" src="https://site.example/embed/1.5.1/loader.js" integrity="sha384-test" crossorigin="anonymous">',
  );
});

test('snippets: every link has the key, also one by itself', () => {
  const snippets = snippetsOf('https://site.example', 'pk_live_test');
  const links = snippets.flatMap(({ code }) => code.match(/<a [^>]*>/g) ?? []);

  expect(links.length).toBeGreaterThan(6);
  for (const link of links)
    expect(link).toMatch(/^<a href="https:\/\/site\.example\/(upcoming-classes)?\?partner=pk_live_test(#meter)?"/);
  expect(snippets.find(({ name }) => name.startsWith('A link'))?.code).toBe(
    `<a href="https://site.example/?partner=pk_live_test#meter">Take the Agile Communication Level Meter</a>
<a href="https://site.example/upcoming-classes?partner=pk_live_test">See upcoming classes</a>`,
  );
});

test('snippets without a manifest: none of an exact version', () => {
  const snippets = snippetsOf('https://site.example', 'pk_live_test');

  expect(snippets.map(({ name }) => name).join()).not.toContain('for good');
});

test('snippets with the shape of the elements: one more style sheet wherever the head is written, of its version', () => {
  const linesOf = (hasShape: boolean) =>
    snippetsOf('https://site.example', 'pk_live_test', { manifest, hasShape })
      .flatMap(({ code }) => code.split('\n'))
      .filter((line) => line.includes('.css'));

  expect(linesOf(false).join()).not.toContain('skeleton.css');
  expect(linesOf(true).filter((line) => line.includes('skeleton.css'))).toEqual([
    '<link rel="stylesheet" href="https://site.example/embed/v1/skeleton.css">',
    '<link rel="stylesheet" href="https://site.example/embed/v1/skeleton.css">',
    '<link rel="stylesheet" href="https://site.example/embed/1.5.1/skeleton.css" integrity="sha384-shape" crossorigin="anonymous">',
  ]);
});
