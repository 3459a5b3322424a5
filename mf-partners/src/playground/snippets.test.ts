import { expect, test, vi } from 'vitest';
import { readChoices } from './choices.ts';
import { snippetsFor } from './snippets.ts';

const testFacts = {
  version: '1.0.7',
  files: {
    'loader.js': { integrity: 'sha384-loader', bytes: 1, brotli: 1 },
    'embed.css': { integrity: 'sha384-css', bytes: 1, brotli: 1 },
    'skeleton.css': { integrity: 'sha384-skeleton', bytes: 1, brotli: 1 },
    'classic.js': { integrity: 'sha384-classic', bytes: 1, brotli: 1 },
    'enrolment-class.js': { integrity: 'sha384-class', bytes: 1, brotli: 1 },
    'enrolment-class.parts.js': { integrity: 'sha384-parts', bytes: 1, brotli: 1 },
  },
};

const codeOf = (name: string, query: string) =>
  snippetsFor(readChoices(new URLSearchParams(query)), 'https://site.test', testFacts).find(
    (snippet) => snippet.name === name,
  )?.code;

test('HTML: three tags, and the element with the link inside', () => {
  expect(codeOf('HTML', 'case=3')).toBe(`<link rel="preconnect" href="https://site.test" crossorigin>
<link rel="stylesheet" href="https://site.test/embed/v1/embed.css">
<script type="module" src="https://site.test/embed/v1/loader.js"></script>
<agile-assessment case="3">
  <a href="https://site.test/#meter">Take the Agile Communication Level Meter</a>
</agile-assessment>`);
});

test('pinned: exact version and hashes', () => {
  expect(codeOf('HTML', 'version=pinned')).toContain(
    '<script type="module" src="https://site.test/embed/1.0.7/loader.js" integrity="sha384-loader" crossorigin="anonymous">',
  );
});

test.each(['HTML', 'Pop-up', 'React', 'Vue', 'WordPress', 'Module federation'])(
  '%s with the shape of the element: one more style sheet, of the same version',
  (name) => {
    const tag = (base: string) => `<link rel="stylesheet" href="https://site.test/embed/${base}`;

    expect(codeOf(name, '')).not.toContain('skeleton.css');
    expect(codeOf(name, 'skeleton=on')).toContain(`${tag('v1/skeleton.css')}">`);
    expect(codeOf(name, 'skeleton=on&version=pinned')).toContain(
      `${tag('1.0.7/skeleton.css')}" integrity="sha384-skeleton" crossorigin="anonymous">`,
    );
  },
);

test('exact version of an element that loads at once: its first files are named beside the loader', () => {
  const query = 'element=enrolment&class-id=500017&loading=eager';
  const preload = (name: string, hash: string) =>
    `<link rel="modulepreload" href="https://site.test/embed/1.0.7/${name}" integrity="sha384-${hash}" crossorigin="anonymous">`;

  expect(codeOf('HTML', `${query}&version=pinned`)).toContain(
    `</script>\n${preload('enrolment-class.js', 'class')}\n${preload('enrolment-class.parts.js', 'parts')}\n<agile-`,
  );
  for (const other of [query, `${query.replace('eager', 'lazy')}&version=pinned`])
    expect(codeOf('HTML', other)).not.toContain('modulepreload');
});

test('WordPress pinned: script and style sheet of the exact version', () => {
  const code = codeOf('WordPress', 'version=pinned');

  expect(code).toContain(
    '<script async src="https://site.test/embed/1.0.7/classic.js" integrity="sha384-classic" crossorigin="anonymous">',
  );
  expect(code).not.toContain('/v1/');
});

test('custom properties: a style for the element', () => {
  expect(codeOf('HTML', '--agile-radius=8px')).toContain(
    '<style>\nagile-assessment {\n  --agile-radius: 8px;\n}\n</style>',
  );
});

test('characters that would end an attribute or a style: harmless', () => {
  const code = codeOf('HTML', 'locale="><script>&--agile-radius=}</style><script>') ?? '';

  expect(code.match(/<script/g)).toHaveLength(1);
  expect(code).toContain('locale="&quot;&gt;&lt;script&gt;"');
});

test('WordPress: the HTML with the classic script', () => {
  expect(codeOf('WordPress', 'case=3')).toBe(
    codeOf('HTML', 'case=3')?.replace('type="module"', 'async').replace('loader.js', 'classic.js'),
  );
});

test('pop-up: the element in a dialog, hidden until then, beside the link that opens it', () => {
  const code = codeOf('Pop-up', 'element=enrolment&limit=3&version=pinned&--agile-accent=%23003366');

  expect(code).toContain(
    '<script type="module" src="https://site.test/embed/1.0.7/loader.js" integrity="sha384-loader"',
  );
  expect(code).toContain('<script type="module" src="https://site.test/embed/1.0.7/popup.js">');
  expect(code).toContain('agile-popup {\n  --agile-accent: #003366;\n}');
  expect(code).toContain(`<agile-popup preload="intent">
  <a href="https://site.test/upcoming-classes">See upcoming classes</a>
  <agile-enrolment limit="3" hidden>
    <a href="https://site.test/upcoming-classes">See upcoming classes</a>
  </agile-enrolment>
</agile-popup>`);
});

test('link by itself: with the key, the campaign and fields that have a value, and nothing else', () => {
  const fields = new URLSearchParams({ fields: 'plan=gold utm_source utm_* mail=a@b.example size=m' });
  expect(codeOf('Link', `element=enrolment&limit=3&partner=pk_acme&campaign=spring&${fields}`)).toBe(
    '<a href="https://site.test/upcoming-classes?partner=pk_acme&amp;campaign=spring&amp;fields=plan%3Dgold+size%3Dm">See upcoming classes</a>',
  );
  for (const query of [`partner=pk_acme&fields=utm_source`, `${fields}`])
    expect(codeOf('Link', query)).not.toContain('fields');
  expect(codeOf('Link', 'partner=pk_acme')).toBe(
    '<a href="https://site.test/?partner=pk_acme#meter">Take the Agile Communication Level Meter</a>',
  );
});

test.each([
  ['HTML', 1],
  ['Pop-up', 2],
  ['React', 1],
  ['Vue', 1],
  ['WordPress', 1],
  ['Frame', 1],
])('%s with a key: so have all its links to the site', (name, links) => {
  const code = codeOf(name, 'element=enrolment&partner=pk_acme&campaign=spring') ?? '';

  expect(code.match(/<a href="[^"]*"/g)).toEqual(
    Array.from(
      { length: links },
      () => '<a href="https://site.test/upcoming-classes?partner=pk_acme&amp;campaign=spring"',
    ),
  );
});

test('React and Vue: a listener for the result', () => {
  expect(codeOf('React', '')).toContain('onagile-change={(event) => console.log(event.detail)}');
  expect(codeOf('Vue', 'element=enrolment')).toContain('<agile-enrolment @agile-enrol="onResult">');
});

test('frame: its query has the attributes that mean something in a frame', () => {
  const code = codeOf('Frame', 'element=enrolment&limit=3&min-height=200&campaign="><b>') ?? '';

  expect(code).toContain(
    '<iframe src="https://site.test/embed/frame/enrolment.html?limit=3&amp;campaign=%22%3E%3Cb%3E"',
  );
  expect(code).toContain('title="See upcoming classes"');
  expect(code).toContain('<p><a href="https://site.test/upcoming-classes">See upcoming classes</a></p>');
});

test('module federation: the container and its options', () => {
  const code = codeOf('Module federation', 'element=enrolment&class-id=500017&version=pinned');

  expect(code).toContain("{ name: 'agile_enrolment', entry: 'https://site.test/embed/1.0.7/enrolment.container.js' }");
  expect(code).toContain("mount(place, { classId: '500017' }");
  expect(code).toContain('// <agile-enrolment class-id="500017"></agile-enrolment>');
  expect(code).toContain("document.querySelector('agile-enrolment')");
});

test('module federation: colours for the node that the element is mounted into', () => {
  const code = codeOf('Module federation', '--agile-accent=%23003366');

  expect(code).toContain('// agile-assessment {\n//   --agile-accent: #003366;\n// }');
});

const hostileValues = [
  "\\'}); globalThis.pwned = 1; (function (name, detail) { //",
  "'}); globalThis.pwned = 1; ({ partner: '",
  "\n'}); globalThis.pwned = 1; //",
  '\u2028globalThis.pwned = 1;',
  `\`\${globalThis.pwned = 1}\``,
  '" onclick="globalThis.pwned = 1" x="',
  '"><script>globalThis.pwned = 1</script>',
  '-->*/</style></script><script>globalThis.pwned = 1</script>',
  '{globalThis.pwned = 1}',
  '\\',
  '"\'',
];
const queryOf = (name: string, value: string) =>
  new URLSearchParams({ element: 'enrolment', [name]: value }).toString();

/** What `mount` is given when the code runs. */
async function runFederation(code: string): Promise<unknown> {
  const mount = vi.fn(() => ({}));
  const body = code.replace(/^import .*$/m, '');
  const module = `return (async (createInstance, document) => {${body}})`;
  const run = new Function(module)();
  await run(() => ({ loadRemote: async () => ({ mount }) }), { querySelector: () => null });
  return mount.mock.calls[0]?.[1 as never];
}

test.each(hostileValues)('module federation, partner %j: the code runs, and the value is the value', async (value) => {
  const code = codeOf('Module federation', queryOf('partner', value)) ?? '';

  expect(await runFederation(code)).toEqual({ partner: value });
  expect(code).not.toContain('</script');
  expect(globalThis).not.toHaveProperty('pwned');
});

test.each(hostileValues)('link, partner %j: in its query', (value) => {
  const place = document.createElement('p');
  place.innerHTML = codeOf('Link', queryOf('partner', value)) ?? '';

  expect(place.children).toHaveLength(1);
  expect(new URL(place.querySelector('a')?.href ?? '').searchParams.get('partner')).toBe(value);
});

test.each(hostileValues)('module federation, colour %j: within its comment', async (value) => {
  expect(await runFederation(codeOf('Module federation', queryOf('--agile-accent', value)) ?? '')).toEqual({});
  expect(globalThis).not.toHaveProperty('pwned');
});

test.each(
  ['HTML', 'Pop-up', 'React', 'Vue', 'WordPress'].flatMap((name) =>
    hostileValues.map((value) => [name, value] as const),
  ),
)('%s, partner %j: one attribute with the value', (name, value) => {
  const code = codeOf(name, queryOf('partner', value)) ?? '';
  const place = new DOMParser().parseFromString(code.replaceAll(/<\/?template>|<link[^>]*>/g, ''), 'text/html');
  const element = place.querySelector('agile-enrolment');

  expect(element?.getAttribute('partner')).toBe(value);
  for (const { href } of element?.querySelectorAll('a') ?? [])
    expect(new URL(href).searchParams.get('partner')).toBe(value);
  expect(
    element?.getAttributeNames().filter((attribute) => !/^(?:on|@)?(?:agile-enrol|partner|hidden)/.test(attribute)),
  ).toEqual([]);
  expect(place.querySelectorAll('script:not([src])[type]')).toHaveLength(0);
});

test.each(hostileValues)('style, colour %j: ends within its declaration', (value) => {
  const style = /<style>(.*)<\/style>/s.exec(codeOf('HTML', queryOf('--agile-accent', value)) ?? '')?.[1] ?? '';

  expect(style).toMatch(/^\nagile-enrolment \{\n {2}--agile-accent: [^;{}<>\\\n]*;\n\}\n$/);
  expect(style).not.toContain('/*');
  expect((style.match(/["']/g) ?? []).length % 2).toBe(0);
});

test('colours and fonts that partners use: as they are', () => {
  for (const value of ['#003366', 'rgb(0 51 102)', '"Inter", sans-serif', 'color-mix(in srgb, var(--a), red)', "'B 3'"])
    expect(codeOf('HTML', queryOf('--agile-font-family', value))).toContain(`  --agile-font-family: ${value};`);
});
