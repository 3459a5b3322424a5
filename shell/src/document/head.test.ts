import { testConfig } from '@agile-languages/shared/test';
import { beforeEach, expect, test } from 'vitest';
import { applyHead, headHtml, headTags } from './head.ts';

const testHead = { title: 'Test title', description: 'Test description.' };

const htmlOf = (head: object, path = '/test') => headHtml(headTags({ ...testHead, ...head }, path, testConfig));
const attributeOf = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

beforeEach(() => {
  document.head.innerHTML = '<meta charset="utf-8">';
});

test('page: title before the brand', () => {
  expect(htmlOf({})).toContain('<title data-head>Test title | Test Brand</title>');
});

test('home page: brand before the title', () => {
  expect(htmlOf({}, '/')).toContain('<title data-head>Test Brand | Test title</title>');
});

test('nothing but title and description: six tags, canonical and preview from the path', () => {
  expect(htmlOf({}).replaceAll('><', '>\n<').split('\n')).toEqual([
    '<title data-head>Test title | Test Brand</title>',
    '<meta data-head name="description" content="Test description.">',
    '<link data-head rel="canonical" href="http://site.test/test">',
    '<meta data-head property="og:title" content="Test title">',
    '<meta data-head property="og:description" content="Test description.">',
    '<meta data-head property="og:url" content="http://site.test/test">',
  ]);
});

test('canonical of its own: also the address of the preview', () => {
  const html = htmlOf({ canonical: '/languages/1111118' });

  expect(html).toContain('<link data-head rel="canonical" href="http://site.test/languages/1111118">');
  expect(html).toContain('<meta data-head property="og:url" content="http://site.test/languages/1111118">');
});

test('picture by path: absolute in the preview', () => {
  const html = htmlOf({ image: { src: '/files/test.png', alt: 'Test "alt"' } });

  expect(html).toContain('property="og:image" content="http://site.test/files/test.png"');
  expect(html).toContain('property="og:image:alt" content="Test &quot;alt&quot;"');
});

test('picture on another origin: as it is', () => {
  expect(htmlOf({ image: { src: 'https://pictures.test/a.png', alt: '' } })).toContain(
    'content="https://pictures.test/a.png"',
  );
});

test("no picture of its own: the site's, where there are pictures", () => {
  const html = headHtml(headTags(testHead, '/test', { ...testConfig, pictures: '/pictures/test/' }));

  expect(html).toContain('property="og:image" content="http://site.test/pictures/test/site.png"');
  expect(htmlOf({})).not.toContain('og:image');
});

test('not for search engines: says so', () => {
  expect(htmlOf({ noindex: true })).toContain('<meta data-head name="robots" content="noindex">');
});

test('markup in title and description: escaped', () => {
  const html = htmlOf({ title: '</title><script>', description: '"><script>&' });

  expect(html).toContain('<title data-head>&lt;/title&gt;&lt;script&gt; | Test Brand</title>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;&amp;"');
});

test('</script> in JSON-LD: cannot end the block, and reads back as it was', () => {
  const html = htmlOf({ jsonLd: [{ '@type': 'Course', name: '</script><script>alert(1)</script>' }] });
  const block = /<script data-head type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? '';

  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: '</script><script>alert(1)</script>',
  });
});

test('two JSON-LD objects: two blocks', () => {
  const html = htmlOf({ jsonLd: [{ '@type': 'Course' }, { '@type': 'Person' }] });

  expect(html.match(/application\/ld\+json/g)).toHaveLength(2);
});

test('head applied: the tags are in the document', () => {
  applyHead(headTags({ ...testHead, noindex: true }, '/test', testConfig));

  expect(document.title).toBe('Test title | Test Brand');
  expect(attributeOf('meta[name=description]', 'content')).toBe('Test description.');
  expect(attributeOf('link[rel=canonical]', 'href')).toBe('http://site.test/test');
  expect(attributeOf('meta[name=robots]', 'content')).toBe('noindex');
});

test('head applied twice: the second replaces the first, the rest of the head stays', () => {
  applyHead(headTags({ ...testHead, noindex: true }, '/test', testConfig));
  applyHead(headTags({ title: 'Next title', description: 'Next description.' }, '/next', testConfig));

  expect(document.title).toBe('Next title | Test Brand');
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  expect(document.head.querySelector('meta[charset]')).not.toBeNull();
});

test('head applied over the served one: replaces it', () => {
  document.head.innerHTML += htmlOf({ title: 'Served title' });

  applyHead(headTags(testHead, '/test', testConfig));

  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).toBe('Test title | Test Brand');
});

test('JSON-LD applied: the old block is replaced by the new one', () => {
  document.head.innerHTML += htmlOf({ jsonLd: [{ '@type': 'Course' }] });

  applyHead(headTags({ ...testHead, jsonLd: [{ '@type': 'Person' }] }, '/test', testConfig));

  const blocks = [...document.head.querySelectorAll('script')];
  expect(blocks.map(({ type, textContent }) => [type, JSON.parse(textContent)['@type']])).toEqual([
    ['application/ld+json', 'Person'],
  ]);
});

test('head with markup in its structured data, as it is served: stays as it is', () => {
  const tags = headTags({ ...testHead, jsonLd: [{ '@type': 'Answer', text: '<p>Test</p>' }] }, '/test', testConfig);
  document.head.innerHTML = headHtml(tags);
  const title = document.querySelector('title');

  applyHead(tags);

  expect(document.querySelector('title')).toBe(title);
});
