import { expect, test } from 'vitest';
import { readChoices } from './choices.ts';
import { snippetsFor } from './snippets.ts';

const testFacts = {
  version: '1.0.7',
  files: {
    'loader.js': { integrity: 'sha384-loader', bytes: 1, brotli: 1 },
    'embed.css': { integrity: 'sha384-css', bytes: 1, brotli: 1 },
  },
};

const codeOf = (name: string, query: string) =>
  snippetsFor(readChoices(new URLSearchParams(query)), 'https://site.test', testFacts).find(
    (snippet) => snippet.name === name,
  )?.code;

test('HTML: two tags, and the element with the link inside', () => {
  expect(codeOf('HTML', 'case=3')).toBe(`<link rel="stylesheet" href="https://site.test/embed/v1/embed.css">
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

test('WordPress: the HTML as a block', () => {
  expect(codeOf('WordPress', '')).toBe(`<!-- wp:html -->\n${codeOf('HTML', '')}\n<!-- /wp:html -->`);
});

test('React and Vue: a listener for the result', () => {
  expect(codeOf('React', '')).toContain('onagile-change={(event) => console.log(event.detail)}');
  expect(codeOf('Vue', 'element=enrolment')).toContain('<agile-enrolment @agile-enrol="onResult">');
});

test('module federation: the container and its options', () => {
  const code = codeOf('Module federation', 'element=enrolment&class-id=500017&version=pinned');

  expect(code).toContain("{ name: 'agile_enrolment', entry: 'https://site.test/embed/1.0.7/enrolment.container.js' }");
  expect(code).toContain("mount(place, { classId: '500017' }");
});

test('module federation: colours for the node that the element is mounted into', () => {
  const code = codeOf('Module federation', '--agile-accent=%23003366');

  expect(code).toContain('// #assessment {\n//   --agile-accent: #003366;\n// }');
});
