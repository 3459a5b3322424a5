import { expect, test } from 'vitest';
import { html } from './field-kinds.ts';

test.each([
  ['<H1 class="x">One</H1><h2>Two</h2><h6>Six</h6>', '<h4>One</h4><h4>Two</h4><h4>Six</h4>'],
  ['<p><b>Bold</b> and <i style="x">italic</i></p>', '<p><strong>Bold</strong> and <em>italic</em></p>'],
  [
    '<B id="docs" style="color:red;font-weight: normal;"><p>One <b>two</b> three</p></B><p><b>Four</b></p>',
    '<p>One <strong>two</strong> three</p><p><strong>Four</strong></p>',
  ],
  ['<b style="font-weight:400">One</b> <i style="font-style:normal">two</i> <i>three</i>', 'One two <em>three</em>'],
  ['<b style="font-weight:bold;font-style:normal">One</b></i>', '<strong>One</strong>'],
  [
    '<p><span style="font-size:11pt;font-weight:700">One</span> <span style="font-style: italic">two</span></p>',
    '<p><strong>One</strong> <em>two</em></p>',
  ],
  [
    '<span style="font-weight:bold;font-style:oblique">One</span> <span style="color:red">two</span>',
    '<strong><em>One</em></strong> two',
  ],
  ['<b style="mso-bidi-font-weight:normal">One</b> <em style="font-style:normal">two</em>', '<strong>One</strong> two'],
  [
    '<span style="font-weight:400">One</span></span> <b style="font-style:italic">two</b>',
    'One <strong><em>two</em></strong>',
  ],
  ['<hr><hgroup>a</hgroup><img><br>', 'a<br>'],
  ['<p>&lt;h1&gt; and &lt;b&gt;</p>', '<p>&lt;h1&gt; and &lt;b&gt;</p>'],
])('text %s, as another program writes it: %s', (typed, kept) => {
  const { clean } = html('Text');
  expect(clean(typed)).toBe(kept);
  expect(clean(kept)).toBe(kept);
});

test.each([
  ['<a href="www.example.com/agb?a=1&amp;b=2">here</a>', '<a href="https://www.example.com/agb?a=1&amp;b=2">here</a>'],
  ["<A class=x HREF='example.com'>here</A>", '<a href="https://example.com">here</a>'],
  ['<a target="_blank" href=info@example.com>here</a>', '<a href="mailto:info@example.com">here</a>'],
  [
    '<a href="/faq">a</a> <a href="https://example.com/b">b</a>',
    '<a href="/faq">a</a> <a href="https://example.com/b">b</a>',
  ],
  ['<a href="javascript:alert(1)">a</a> <a href="#_Toc1">b</a>', 'a b'],
])('link %s: completed where it is an address, as an editor of another program or a file has it', (typed, kept) => {
  const { clean } = html('Text');
  expect(clean(typed)).toBe(kept);
  expect(clean(kept)).toBe(kept);
});
