import sharp from 'sharp';
import { expect, test } from 'vitest';
import { packedZeros, svg, testPicture, testPng } from '../testing/test-pictures.ts';
import { makePicture } from './make-picture.ts';

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'photograph as %s: squares in each size, AVIF and WebP',
  async (format) => {
    const { files, height, id, tint, width } = await makePicture(await testPicture(format), 'photo');

    expect({ width, height }).toEqual({ width: 400, height: 300 });
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(tint).toMatch(/^#3[2-5]6[4-8]9[6-b]$/);
    expect(files.map(({ name }) => name.replace(id, ''))).toEqual(
      [72, 160, 240, 320, 480].flatMap((size) => [`-${size}.avif`, `-${size}.webp`]),
    );
    for (const { name, bytes } of files) {
      const made = await sharp(bytes).metadata();
      expect(made).toMatchObject({
        width: made.height,
        mediaType: name.endsWith('avif') ? 'image/avif' : 'image/webp',
      });
      expect(made.exif).toBeUndefined();
      expect(bytes.includes('Test copyright')).toBe(false);
    }
  },
);

async function threeColours(isUpright = true) {
  const part = (background: string) => ({ create: { width: 300, height: 300, channels: 3, background } }) as const;
  const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: '#00ff00' } })
    .composite([
      { input: part('#ff0000'), left: 0, top: 0 },
      { input: part('#0000ff'), left: 600, top: 0 },
    ])
    .jpeg();
  return (isUpright ? picture : picture.withMetadata({ orientation: 6 })).toBuffer();
}

test.each([
  [{ x: 0, y: 50 }, '#ff0000'],
  [{ x: 50, y: 50 }, '#00ff00'],
  [{ x: 100, y: 0 }, '#0000ff'],
])('photograph with the focal point %j: the square is cut around it', async (focus, colour) => {
  const { tint, files } = await makePicture(await threeColours(), 'photo', focus);
  expect(distance(tint, colour)).toBeLessThan(12);
  expect(await sharp(files.at(-1)?.bytes).metadata()).toMatchObject({ width: 480, height: 480 });
});

test('photograph that a camera has turned: its focal point is that of the upright picture', async () => {
  const { tint } = await makePicture(await threeColours(false), 'photo', { x: 50, y: 0 });
  expect(distance(tint, '#ff0000')).toBeLessThan(12);
});

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const distance = (one: string, other: string) =>
  Math.max(...partsOf(one).map((part, at) => Math.abs(part - (partsOf(other)[at] ?? 0))));

test('same picture again: the same names', async () => {
  const first = await makePicture(await testPicture('png'), 'photo');
  const second = await makePicture(await testPicture('png'), 'photo');
  const other = await makePicture(await testPicture('png', 300, 400), 'logo');

  expect(second.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
});

test('logo: whole, inside its box, with its empty ground', async () => {
  const logo = await sharp({ create: { width: 900, height: 900, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const { files } = await makePicture(logo, 'logo');
  const sizes = await Promise.all(files.map(async ({ bytes }) => sharp(bytes).metadata()));

  expect(sizes.map(({ width, height }) => `${width}×${height}`)).toEqual([
    '68×68',
    '68×68',
    '136×136',
    '136×136',
    '204×204',
    '204×204',
  ]);
  expect(sizes.every(({ hasAlpha }) => hasAlpha)).toBe(true);
});

test('picture that a camera has turned: upright', async () => {
  const given = await sharp(await testPicture('jpeg', 400, 200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  expect(await makePicture(given, 'photo')).toMatchObject({ width: 200, height: 400 });
});

test('drawing: pixels, sharp in the largest size', async () => {
  const { files } = await makePicture(svg('<path id="a" d="M0 0h80v20H0Z"/><use href="#a" fill="url(#b)"/>'), 'logo');

  expect(await sharp(files.at(-1)?.bytes).metadata()).toMatchObject({ format: 'webp', width: 816, height: 204 });
});

const shape = '<path d="M0 0h80v20H0Z" fill="#336699"/>';

const logos: [string, Buffer][] = [
  [
    'a document type',
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(shape)}`,
    ),
  ],
  ['a document type alone', Buffer.from(`<!DOCTYPE svg>${svg(shape)}`)],
  ['small letters and spaces before it', Buffer.from(`\n<!doctype svg>\n${svg(shape)}`)],
  [
    'what Inkscape adds',
    svg(
      `<title>Logo</title><desc>of us</desc><sodipodi:namedview id="base" pagecolor="#fff"><inkscape:grid type="xygrid"/></sodipodi:namedview><metadata><rdf:RDF><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/><dc:source><a href="https://example.com/">x</a></dc:source></cc:Work></rdf:RDF></metadata><g inkscape:label="Layer 1" sodipodi:absref="/home/me/x.png">${shape}</g>`,
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" sodipodi:docname="logo.svg" inkscape:export-filename="/home/me/logo.png"',
    ),
  ],
  [
    'what Illustrator adds',
    Buffer.from(
      `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"><!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" viewBox="0 0 80 20" i:viewOrigin="0 0"><switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe"/></foreignObject><g i:extraneous="self">${shape}</g></switch><i:pgf id="adobe"><![CDATA[<script>eJzt]]></i:pgf></svg>`,
    ),
  ],
  ['links', svg(`<a xlink:href="https://example.com/" target="_blank">${shape}</a>`)],
  [
    'a prefix of its own',
    Buffer.from(
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><svg:title>x</svg:title><svg:path d="M0 0h80v20H0Z" fill="#336699"/></svg:svg>',
    ),
  ],
  ['more than 1 MB of metadata', svg(`<metadata>${'<x:y>words</x:y>'.repeat(80_000)}</metadata>${shape}`)],
];

async function hasPixelsOfPlainLogo(_: string, given: Buffer) {
  const plain = await makePicture(svg(shape), 'logo');
  expect((await makePicture(given, 'logo')).id).toBe(plain.id);
}

test.each(logos.slice(-1))('logo with %s: the same pixels as without', hasPixelsOfPlainLogo);
test.each(logos.slice(0, -1))('logo with %s: the same pixels as without', { tags: ['all'] }, hasPixelsOfPlainLogo);

test('drawing of many parts that never end: an answer at once', async () => {
  const started = performance.now();
  for (const part of [
    '<metadata>',
    '<a href="',
    '<!--',
    '<!DOCTYPE x [',
    "<x:y a='",
    '<?a ',
    '<style>/*',
    '<style>a ',
    '<g a="url(  ">',
  ])
    await makePicture(svg(part.repeat(90_000)), 'logo').catch((error) =>
      expect(error.message).toMatch(/^The (drawing|picture) /),
    );
  expect(performance.now() - started).toBeLessThan(5000);
});

test.each([
  ['script', svg('<script>alert(1)</script>'), 'has a script'],
  ['script with a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'), 'has a script'],
  ['handler', svg('<path d="M0 0" onload="x()"/>'), 'has a script'],
  ['page in it', svg('<foreignObject><p>x</p></foreignObject>'), 'has a script'],
  ['picture from elsewhere', svg('<image href="https://evil.example/x.png"/>'), 'outside'],
  ['file of the server', svg('<image xlink:href="file:///etc/passwd"/>'), 'outside'],
  ['address in other signs', svg('<image href="&#104;ttps://evil.example/x"/>'), 'outside'],
  ['drawing in a drawing', svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), 'outside'],
  ['style from elsewhere', svg('<style>@import "https://evil.example/x.css";</style>'), 'declarations'],
  ['colour from elsewhere', svg('<path fill="url(https://evil.example/x.svg#a)" d="M0 0"/>'), 'outside'],
  ['entities', Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aa">]>${svg('&a;')}`), 'declarations'],
  [
    'script behind what is cut off',
    svg('<scr<metadata>ipt></metadata><x:y/><script>alert(1)</script>'),
    'has a script',
  ],
  ['page for others', svg('<foreignObject><p>x</p></foreignObject>'), 'has a script'],
  [
    'style of another file',
    Buffer.from(`<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`),
    'declarations',
  ],
  [
    'document type with more in it',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`),
    'declarations',
  ],
  ['another encoding', Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`), 'UTF-8'],
])('drawing with a %s: refused', async (_, given, sentence) => {
  await expect(makePicture(given, 'logo')).rejects.toThrow(sentence);
});

test('picture of 40,000 × 40,000 pixels: refused from its head, before a pixel is read', async () => {
  const given = testPng(40_000, 40_000, [['IDAT', packedZeros(1_000_000)]]);

  await expect(makePicture(given, 'photo')).rejects.toThrow('more than 40 megapixels');
});

test('drawing of 40,000 × 40,000 pixels: refused', async () => {
  await expect(makePicture(svg('', 'width="40000" height="40000"'), 'logo')).rejects.toThrow('more than 40 megapixels');
});

test.each(['zTXt', 'iCCP'])('PNG with a bomb in its %s: refused', { tags: ['all'] }, async (type) => {
  const name = Buffer.from('Test\0\0', 'latin1');
  const given = testPng(200, 200, [
    [type, Buffer.concat([name, packedZeros(64_000_000)])],
    ['IDAT', packedZeros(200 * 201)],
  ]);

  expect(given.length).toBeLessThan(100_000);
  await expect(makePicture(given, 'photo')).rejects.toThrow('cannot be read');
});

test.each([
  [
    'words of another language',
    [['iTXt', Buffer.concat([Buffer.from('Test\0\x01\0x-test\0\0', 'latin1'), packedZeros(64_000_000)])]],
  ],
  [
    'many words, each of which is small enough',
    Array.from({ length: 10 }, () => [
      'zTXt',
      Buffer.concat([Buffer.from('Test\0\0', 'latin1'), packedZeros(4_000_000)]),
    ]),
  ],
  [
    'words that end in the middle',
    [['zTXt', Buffer.concat([Buffer.from('Test\0\0', 'latin1'), packedZeros(4_000_000).subarray(0, -20)])]],
  ],
] as [string, [string, Buffer][]][])('PNG with a bomb in %s: refused', async (_, chunks) => {
  const given = testPng(200, 200, [...chunks, ['IDAT', packedZeros(200 * 201)]]);

  await expect(makePicture(given, 'photo')).rejects.toThrow('cannot be read');
});

test('PNG with a few packed and open words: read', async () => {
  const given = testPng(200, 200, [
    ['zTXt', Buffer.concat([Buffer.from('Test\0\0', 'latin1'), packedZeros(1000)])],
    ['iTXt', Buffer.concat([Buffer.from('Test\0\x01\0en\0Test\0', 'latin1'), packedZeros(1000)])],
    ['iTXt', Buffer.from('Test\0\0\0en\0Test\0x words', 'latin1')],
    ['IDAT', packedZeros(200 * 201)],
  ]);

  expect((await makePicture(given, 'photo')).width).toBe(200);
});

test('PNG whose pixels are a bomb: no more is unfolded than its head says', { tags: ['all'] }, async () => {
  const given = testPng(200, 200, [['IDAT', packedZeros(400_000_000)]]);
  const before = process.memoryUsage().rss;
  await makePicture(given, 'photo').catch((error) => expect(error.message).toContain('cannot be read'));

  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test.each([
  ['archive', Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])],
  ['page', Buffer.from('<script>alert(1)</script>')],
  ['program', Buffer.from('<?php echo 1;')],
])('picture that is a %s as well: refused', async (_, tail) => {
  for (const format of ['png', 'jpeg', 'webp'] as const)
    await expect(makePicture(Buffer.concat([await testPicture(format), tail]), 'photo')).rejects.toThrow(
      'something else beside a picture',
    );
});

test.each([
  ['text', Buffer.from('Test text'), 'This is no PNG'],
  ['nothing', Buffer.alloc(0), 'This is no PNG'],
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), 'This is no PNG'],
  ['page', Buffer.from('<html><p>x</p></html>'), 'This is no PNG'],
])('%s: no picture', async (_, given, sentence) => {
  await expect(makePicture(given, 'photo')).rejects.toThrow(sentence);
});

test('half of a picture, and a small one: refused in a sentence', async () => {
  const whole = await testPicture('jpeg', 1200, 1200);

  await expect(makePicture(whole.subarray(0, whole.length / 2), 'photo')).rejects.toThrow('cannot be read');
  await expect(makePicture(await testPicture('png', 100, 400), 'photo')).rejects.toThrow('It needs 160 each way.');
});
