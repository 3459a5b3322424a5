import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';
import { headOf } from './document-head.ts';

const piece = fc.oneof(
  fc
    .constantFrom(
      ...['div', 'p', 'main', 'a', 'b', 'button', 'li', 'ul', 'table', 'tr', 'td', 'select', 'option', 'svg', 'math'],
      ...[
        'section',
        'title',
        'desc',
        'foreignObject',
        'iframe',
        'textarea',
        'noscript',
        'template',
        'form',
        'h1',
        'dd',
      ],
      ...['body', 'html', 'head', 'header', 'footer', 'br', 'input', 'plaintext', 'xmp', 'style', 'script', 'frameset'],
    )
    .chain((name) =>
      fc.constantFrom(`<${name}>`, `</${name}>`, `<${name}/>`, `<${name.toUpperCase()}>`, `</${name.toUpperCase()}>`),
    ),
  fc.constantFrom(
    'text',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!doctype html>',
    '<?x',
    '</',
    '<',
    '<p title="',
    '">',
    "'>",
  ),
);
const { balanced } = fc.letrec<{ balanced: string }>((tie) => ({
  balanced: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    piece,
    fc
      .tuple(
        fc.constantFrom(
          'div',
          'p',
          'a',
          'b',
          'button',
          'li',
          'table',
          'td',
          'select',
          'svg',
          'section',
          'desc',
          'form',
          'dd',
        ),
        fc.array(tie('balanced'), { maxLength: 3 }),
      )
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  ),
}));

const framed = (content: string, inHead = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${inHead}</head><body><div id="root"><header>Top</header><section><main><div class="part">${content}</div><p>After</p></main></section><footer>End</footer></div></body></html>`;

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What the shell has written, where the parser finds it. */
function frameOf(html: string, scriptingEnabled: boolean): string {
  const namesIn = (node: Parent): string =>
    node.childNodes
      .map((child) => {
        if (!('tagName' in child)) return tree.isTextNode(child) ? child.value.slice(0, 5) : '';
        const isPart = child.attrs.some(({ value }) => value === 'part');
        return `<${child.tagName}>${isPart ? '' : namesIn(child)}</>`;
      })
      .join('');
  return namesIn(parse(html, { scriptingEnabled }));
}

test('any content that is accepted: the parts of the shell are where they were', () => {
  let accepted = 0;
  const check = (content: string) => {
    try {
      checkDocument('/faq', framed(content));
    } catch {
      return;
    }
    accepted += 1;
    for (const scripting of [true, false])
      expect(frameOf(framed(content), scripting)).toBe(frameOf(framed(''), scripting));
  };
  fc.assert(
    fc.property(
      fc.array(balanced, { maxLength: 6 }).map((parts) => parts.join('')),
      check,
    ),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

const headPiece = fc.constantFrom(
  ...[
    '<title>',
    '</title>',
    '</TITLE>',
    '<style>',
    '</style>',
    '</STYLE>',
    '<script>',
    '</script>',
    '</Script>',
    '<!--',
    '-->',
  ],
  ...[
    '<meta name="robots" content="noindex">',
    '<meta content="a > b, none" name="robots">',
    '<meta name="description" content="Test">',
  ],
  ...[
    '<meta name="description" name="robots" content="noindex">',
    '<link href="/a" rel="canonical">',
    '<link rel="icon" rel="canonical" href="/b">',
  ],
  ...[
    '<base href="/x">',
    '<meta http-equiv="refresh" content="0">',
    '<noscript>',
    '</noscript>',
    '<template>',
    'text',
    ' ',
    '<!doctype html>',
  ],
  ...[
    '<script type="application/ld+json">',
    '<script data-head type="application/json">',
    '<title data-head>',
    '</head>',
    '<head>',
    '<body>',
    '<',
  ],
);

function foundInHead(html: string) {
  const elements = (node: Parent): DefaultTreeAdapterTypes.Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
  const all = elements(parse(html));
  const head = all.find(({ tagName }) => tagName === 'head') as Parent;
  const attribute = ({ attrs }: DefaultTreeAdapterTypes.Element, key: string) =>
    attrs.find(({ name }) => name === key)?.value;
  const inHead = elements(head);
  return {
    strange: all.filter(
      (one) =>
        attribute(one, 'http-equiv') ||
        one.tagName === 'base' ||
        ['meta', 'link', 'title', 'style', 'script'].includes(one.tagName) !== inHead.includes(one),
    ),
    isHidden: inHead.some(
      (one) => attribute(one, 'name') === 'robots' && /noindex|none/.test(attribute(one, 'content') ?? ''),
    ),
    title:
      inHead
        .find(({ tagName }) => tagName === 'title')
        ?.childNodes.map((text) => ('value' in text ? text.value : ''))
        .join('') ?? '',
    canonical: inHead.find((one) => attribute(one, 'rel') === 'canonical' && attribute(one, 'href'))?.attrs,
  };
}

test('any head that is accepted: the parser finds in it what is listed', () => {
  let accepted = 0;
  const check = (inHead: string) => {
    const html = framed('', inHead);
    try {
      checkDocument('/faq', html);
    } catch {
      return;
    }
    accepted += 1;
    const { strange, isHidden, canonical, title } = foundInHead(html);
    const head = headOf(html);
    expect(strange).toEqual([]);
    expect(head.isHidden).toBe(isHidden);
    expect(head.canonical).toBe(canonical?.find(({ name }) => name === 'href')?.value);
    expect(head.title).toBe(title);
  };
  fc.assert(
    fc.property(
      fc.array(headPiece, { maxLength: 5 }).map((parts) => parts.join('')),
      check,
    ),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
