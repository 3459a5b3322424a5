// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SafeHtml } from '../index.ts';

const shown = (html: string) => renderToStaticMarkup(<SafeHtml html={html} />).replace(/^<div[^>]*>|<\/div>$/g, '');

const allowed = '<p>|<ul>|<ol>|<li>|<h4>|<strong>|<em>|<br/>|<table>|<caption>|<thead>|<tbody>|<tfoot>|<tr>|<th>|<td>';
const harmless = new RegExp(
  `^(?:[^<>]|${allowed}|</[a-z\\d]+>|<a href="(?:https?://|mailto:|/(?![/\\\\]))[^"]*" rel="noopener">)*$`,
);

test('HTML, everything on the list: kept', () => {
  const html =
    '<h4>A</h4><p>b <strong>c</strong> <em>d</em><br/>e</p><ul><li>f</li></ul><ol><li>g</li></ol>' +
    '<table><caption>h</caption><thead><tr><th>i</th></tr></thead><tbody><tr><td>j</td></tr></tbody></table>';

  expect(shown(html)).toBe(html);
});

test.each(['https://example.com/a?b=1', 'http://example.com', 'mailto:info@example.com', '/upcoming-classes?limit=10'])(
  'link to %s: kept with rel noopener',
  (href) => {
    expect(shown(`<a href="${href}" target="_blank">go</a>`)).toBe(`<a href="${href}" rel="noopener">go</a>`);
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://example.com/%0Aalert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61lert(1)',
  '&#0000106avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'http:/\\evil.example',
  'relative/path',
  '#hash',
  '',
])('link to %j: only its text', (href) => {
  expect(shown(`<a href="${href}">go</a>`)).toBe('go');
});

test.each([
  ['<script>alert(1)</script>after', 'after'],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>after', 'after'],
  ['<script>alert("</p>")</script >after', 'after'],
  ['<script\n>alert(1)</script\n>after', 'after'],
  ['before<script>alert(1)', 'before'],
  ['<style>p{background:url(javascript:alert(1))}</style>after', 'after'],
  ['<svg onload=alert(1)><circle/></svg>after', 'after'],
  ['<svg><script>alert(1)</script></svg>after', 'after'],
  ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>after', 'after'],
  ['<iframe src="javascript:alert(1)">x</iframe>after', 'after'],
  ['<object data="x.swf">x</object>after', 'after'],
  ['<template><img src=x onerror=alert(1)></template>after', 'after'],
  ['<textarea></textarea><img src=x onerror=alert(1)>after', 'after'],
  ['<title><img src=x onerror=alert(1)></title>after', 'after'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">after', '&quot;&gt;after'],
  ['<!-- <p>x</p> -->after', 'after'],
  ['<!--><img src=x onerror=alert(1)>-->after', '--&gt;after'],
  ['<!doctype html>after', 'after'],
  ['<?xml version="1.0"?>after', 'after'],
  ['<![CDATA[<b>x</b>]]>after', 'x]]&gt;after'],
])('%j: shows %j', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)" style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
  ['<a href="/a" onmouseover="alert(1)">a</a>', '<a href="/a" rel="noopener">a</a>'],
  ['<a title="href=javascript:alert(1)" href=/a>a</a>', '<a href="/a" rel="noopener">a</a>'],
  ['<a href="/a" href="javascript:alert(1)">a</a>', '<a href="/a" rel="noopener">a</a>'],
  ['<p/onclick=alert(1)>a', '<p>a</p>'],
  ['<form action="/x"><input name="y"><button>send</button></form>', 'send\n'],
  ['<b>a</b> <i>b</i> <u>c</u> <span style="x">d</span>', 'a b c d'],
  ['<h1>a</h1><h2>b</h2>', 'a\nb\n'],
  ['<div>a</div><div>b</div>', 'a\nb\n'],
  ['<custom-element>a</custom-element>', 'a'],
  ['<img title="<script>alert(1)</script>">a', 'a'],
  ['<p title=">">a</p>', '<p>a</p>'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['<<p>a', '&lt;<p>a</p>'],
  ['a < b and c > d', 'a &lt; b and c &gt; d'],
  ['a<p', 'a'],
  ['a<p title="', 'a'],
  ['a</p title="', 'a'],
  ['</p></ul>a', 'a'],
])('%j: keeps %j', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<p>a<ul><li>b</ul>c', '<p>a</p><ul><li>b</li></ul>c'],
  ['<strong><p>a</p></strong>', '<strong></strong><p>a</p>'],
  ['<ul>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<ul><ul><li>a</ul></ul>', '<ul><li><ul><li>a</li></ul></li></ul>'],
  ['<li>a</li>', 'a'],
  [
    '<table><tr><td>a<td>b<tr><td>c</table>d',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>d',
  ],
  ['<table>a</table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['<td>a</td>', 'a'],
  ['<a href="/a">b<a href="/c">d</a>', '<a href="/a" rel="noopener">b</a><a href="/c" rel="noopener">d</a>'],
  ['<ul><li><p>a</ul>b', '<ul><li><p>a</p></li></ul>b'],
  ['<table><tr><td><p>a</table>b', '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>b'],
])('broken nesting %j: becomes %j', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  ['Caf&eacute; &amp; Co&nbsp;&ndash; &#8364;5 &#x20AC;6', 'Café &amp; Co\u00a0– €5 €6'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['&unknown; &copy &#0; &#x110000; &#xD800;', '&amp;unknown; &amp;copy � � �'],
  ['a\u0000b\u0007c\r\nd', 'abc\nd'],
])('characters %j: read as %j', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test('HTML, nothing to show: no frame either', () => {
  expect(renderToStaticMarkup(<SafeHtml html="" />)).toBe('');
  expect(renderToStaticMarkup(<SafeHtml html="<script>x</script>" />)).toBe('');
});

test('HTML, ten thousand open elements: flattened, text kept', () => {
  expect(shown(`${'<strong>'.repeat(10_000)}deep`)).toBe(`${'<strong>'.repeat(32)}deep${'</strong>'.repeat(32)}`);
  expect(shown(`${'<ul><li>'.repeat(10_000)}deep`)).toContain('deep');
});

test.each([
  ['<'.repeat(200_000)],
  ['<a '.repeat(100_000)],
  ['<a href="'.repeat(50_000)],
  ['</script '.repeat(50_000)],
  [`<script>${'</script '.repeat(50_000)}`],
  ['<!--'.repeat(50_000)],
  [`<p ${'a '.repeat(100_000)}>x`],
  [`<a ${'= '.repeat(100_000)}>x`],
  ['&#'.repeat(100_000)],
])('long input %#: read within a second', (html) => {
  const start = performance.now();

  shown(html);

  expect(performance.now() - start).toBeLessThan(1000);
});

test('HTML, random pieces of markup: nothing but harmless elements', () => {
  const pieces =
    '< > </ / " \' = <a href= javascript: <p <script> </script> <svg> <img onerror=x> <table> <td> <li> </ul> <ul> &lt; &#60; <!-- --> x'.split(
      ' ',
    );
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return pieces[seed % pieces.length];
  };

  const found = Array.from({ length: 2000 }, () => shown(Array.from({ length: 12 }, next).join('')));

  expect(found.filter((markup) => !harmless.test(markup))).toEqual([]);
});
