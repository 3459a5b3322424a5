import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { type StylesOrigin, strangeStyles } from './area-styles.ts';
import { rules } from './rules.ts';

const faultsOf = (css: string, origin: StylesOrigin = 'module', area = 'catalog') =>
  strangeStyles(css, area, origin).map(({ line, what }) => `${line}: ${what}`);

test.each([
  '.own {}',
  '.own > p + a, ul .own::before {}',
  ':root:has(.x) .own {}',
  '.own :global(.sect) p {}',
  ':is(.own, .other) a {}',
  ':where(html .own) {}',
  '.own { &:hover {} p {} main & {} @media print { & ~ p {} } }',
  '@layer area { @container (width > 2rem) { .own {} } }',
  '@layer catalog-paper { @page catalog-report:first { margin: 0 } }',
  "@property --catalog-turn { syntax: '*'; inherits: false }",
  '@keyframes rise { from { opacity: 0 } }',
  '.own { --gap: 1rem; view-transition-name: none; anchor-name: --catalog-menu }',
  '.own { counter-reset: catalog-step 2 reversed(catalog-left); counter-increment: list-item; counter-set: NONE }',
  '.own { counter-reset: catalog-step calc(var(--start) - 1); counter-set: catalog-step sibling-count() }',
  '.own { counter-increment: catalog-step max(1, 2) catalog-left Round(up, var(--start), 2) }',
  '.own { counter-increment: catalog-step sibling-index(); counter-reset: reversed(catalog-left) calc(1 + 2) }',
  '.own { view-timeline: --catalog-seen block calc(1px + var(--inset)) }',
  '.own { container: catalog-card / inline-size; p { container-name: catalog-card catalog-list; container: inherit } }',
  '.own { scroll-timeline: --catalog-read inline; view-timeline: --catalog-seen block 10px auto }',
  '.own { timeline-scope: --catalog-read, --catalog-seen; timeline-trigger: --catalog-in view() entry 0% exit 100% }',
  '.own { view-transition-class: catalog-card; view-transition-name: match-element }',
  '.own { animation-timeline: --catalog-read; position-anchor: --menu; content: counter(page) }',
  '.own { background: url("data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22></svg>") }',
  '.own { anchor-name: --catalog-menu, --catalog-list }',
  '@keyframes rise { from { anchor-name: --catalog-menu } }',
  '@import "./other.module.css"; .own {}',
  '@import "./other.module.css" layer(area); .own {}',
])('styles of an area, %s: its own', (css) => {
  expect(faultsOf(css)).toEqual([]);
});

test.each([
  'html {}',
  '* {}',
  ':root { --ledger: red }',
  '::selection {}',
  'main a {}',
  '.own, main h1 {}',
  'html:has(.own) {}',
  'body:not(.own) p {}',
  ':is(.own, main) a {}',
  ':global(.sect) p {}',
  ':global .sect p {}',
  ':host(.own) {}',
  '.own { html:has(&) {} }',
  '.own { :not(&) a {} }',
  '@scope (.own) { a {} }',
  '@layer zzz { .own {} }',
  '@layer zzz, area;',
  "@property --gap { syntax: '*'; inherits: false }",
  '@font-face { font-family: Test; src: url(x.woff2) }',
  '@counter-style own { system: cyclic; symbols: x }',
  '@keyframes "rise" { from { opacity: 0 } }',
  '@view-transition { navigation: auto }',
  '@position-try --own { left: 0 }',
  '@page { margin: 0 }',
  '@page report { margin: 0 }',
  '@import "https://styles.test/x.css";',
  '@unknown { .own {} }',
  '.own { anchor-name: --menu }',
  '.own { anchor-name: --catalog-menu, --list }',
  '@keyframes rise { from { anchor-name: --menu } }',
  '@keyframes rise { to { view-transition-name: header } }',
  '.own { view-transition-name: header }',
  '.own { view-transition-name: var(--name, header) }',
  '.own { view-transition-name: var(--name) }',
  '.own { ANCHOR-NAME: --menu }',
  '.own { counter-reset: step }',
  '.own { counter-increment: catalog-step step 5 }',
  '.own { counter-reset: reversed(step) }',
  '.own { counter-reset: reversed(var(--step)) }',
  '.own { counter-set: --clamp(1, 2, 3) }',
  '.own { counter-set: attr(data-step type(<custom-ident>)) }',
  '.own { counter-set: ident("step") }',
  '.own { counter-set: if(media(print): step) }',
  '.own { Counter-Increment: var(--step) }',
  '.own { container-name: card }',
  '.own { container: card / inline-size }',
  '.own { view-transition-class: card }',
  '.own { scroll-timeline: --read inline }',
  '.own { scroll-timeline-name: --read }',
  '.own { view-timeline: --seen }',
  '.own { view-timeline-name: var(--catalog-name) }',
  '.own { timeline-scope: --catalog-read, --read }',
  '.own { timeline-trigger: --in view() entry 0% exit 100% }',
  '.own { timeline-trigger-name: --in }',
  '.own { event-trigger: --in click }',
  '.own::before { content: "</STYLE><meta name=robots content=noindex>" }',
  '@import "./other.module.css" layer(zzz);',
])('styles of an area, %s: refused with their line', (css) => {
  expect(faultsOf(`${css.startsWith('@import') ? '\n\n' : '.own {}\n\n'}${css}`)[0]).toMatch(/^3: /);
});

test.each([
  ['counter-reset: catalog-step var(--start)', 'var', '; a number is written as calc(var(…))'],
  ['counter-set: catalog-step attr(data-step type(<number>))', 'attr', '; a number is written as calc(attr(…))'],
  ['view-timeline: --catalog-seen block var(--inset)', 'var', '; an inset is written in view-timeline-inset'],
  ['view-transition-name: var(--name)', 'var', ''],
])('value in which %s may stand for any name: refused with how it is written', (declaration, name, advice) => {
  const [property] = declaration.split(':');

  expect(faultsOf(`.own { ${declaration} }`)).toEqual([
    `1: ${property}: ${name}() holds for the whole page: begin the name with catalog-${advice}`,
  ]);
});

test('plain CSS of an area: its classes and animations are those of everybody', () => {
  expect(faultsOf('.own {}\n@keyframes rise { }\n@keyframes catalog-rise { }', 'plain')).toEqual([
    "1: .own matches what is not the area's own: begin it with a class of this file",
    '2: @keyframes rise holds for every page: begin its name with catalog-',
  ]);
});

const built = (name: string) => name.startsWith('x7Qk_');

test.each([
  '.x7Qk_own > .sect a {}',
  '@keyframes x7Qk_rise { from { opacity: 0 } }',
  '@layer kit { .x7Qk_own {} }',
  "@property --catalog-turn { syntax: '*'; inherits: false }",
  '.x7Qk_own { container: x7Qk_card / inline-size; view-transition-name: x7Qk_head; counter-reset: x7Qk_step }',
])('built styles of an area, %s: its own', (css) => {
  expect(faultsOf(css, built)).toEqual([]);
});

test('names of the kit, whose styles an area builds in: taken', () => {
  expect(faultsOf('.x7Qk_own { counter-reset: kit-entry }', built)).toEqual([]);
  expect(faultsOf('.own { counter-reset: kit-entry }')).toEqual([]);
});

test('name of the kit from before its names had a beginning: refused with the way out', () => {
  expect(faultsOf('.x7Qk_own { counter-reset: entry }', built)).toEqual([
    '1: counter-reset: entry holds for the whole page: begin the name with catalog-; if it is no name of yours, build the package again with the present shared',
  ]);
});

const root = join(import.meta.dirname, '../..');
const sheets = ['shared/src', ...readdirSync(root).filter((name) => name.startsWith('mf-'))].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && !file.includes('node_modules'))
    .map((file) => [join(folder, file), folder.replace('mf-', '')] as const),
);

test.each(sheets)('%s: builds', (file, area) => {
  expect(faultsOf(readFileSync(join(root, file), 'utf8'), 'module', area)).toEqual([]);
});

test.each(['.sect {}', '.other_own a {}', 'main a {}', '@keyframes rise {}', '@import "./more.css";'])(
  'built styles of an area, %s: refused',
  (css) => {
    expect(faultsOf(css, built)).toHaveLength(1);
  },
);

test('selector over several lines: named as it is written, on one', () => {
  expect(faultsOf('.own {}\nmain\n  h1,\nmain h2 {\n}')).toEqual([
    "2: main h1, main h2 matches what is not the area's own: begin it with a class of this file",
  ]);
});

const { document } = new Window();
document.body.innerHTML = `
  <header class="sect"><nav><a href="/">Home</a></nav></header>
  <div id="root"><main>
    <div class="part"><section class="own sect"><h1>Own</h1><p><a href="/own" class="deep">Own</a></p></section><p>Own</p></div>
    <div class="part"><section class="sect"><h1>Other</h1><p><a href="/other">Other</a></p></section></div>
  </main></div>
  <footer><p><a href="/">Home</a></p></footer>`;
const [part] = document.querySelectorAll('.part');
const elements = [document.documentElement, ...document.querySelectorAll('*')];
const reaches = (selector: string) =>
  elements.some((element) => !(part && element !== part && part.contains(element)) && element.matches(selector));

const simple = fc.constantFrom(
  'html',
  'body',
  'main',
  'section',
  'p',
  'a',
  'h1',
  '*',
  ':root',
  '.own',
  '.deep',
  '[href]',
);
const { selector } = fc.letrec<{ compound: string; selector: string }>((tie) => ({
  compound: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    simple,
    fc
      .tuple(fc.constantFrom('is', 'where', 'not', 'has'), fc.array(tie('compound'), { minLength: 1, maxLength: 2 }))
      .map(([name, inner]) => `:${name}(${inner.join(', ')})`),
    fc
      .tuple(fc.constantFrom('*', 'p', 'a', 'section'), fc.constantFrom('.own', '.deep', ':first-child'))
      .map((parts) => parts.join('')),
  ),
  selector: fc
    .tuple(
      tie('compound'),
      fc.array(fc.tuple(fc.constantFrom(' ', ' > ', ' + ', ' ~ '), tie('compound')), { maxLength: 2 }),
    )
    .map(([first, others]) => first + others.flat().join('')),
}));

test('selector that is taken: it matches nothing outside of the parts of the area', () => {
  fc.assert(
    fc.property(selector, (text) => {
      fc.pre(strangeStyles(`${text} {}`, 'catalog', 'module').length === 0);
      expect(reaches(text), text).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('selector without a class of the area: never taken', () => {
  fc.assert(
    fc.property(selector, (text) => {
      fc.pre(!/\.(?:own|deep)\b/.test(text));
      expect(strangeStyles(`${text} {}`, 'catalog', 'module'), text).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
});

test('build of an area whose styles reach further: ends with file and line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'area-styles-'));
  try {
    await writeFile(join(folder, 'main.js'), "import './page.module.css';\n");
    await writeFile(join(folder, 'page.module.css'), '.own { color: red }\n\nmain a { color: red }\n');
    const errorsOf = (isArea: boolean) =>
      new Promise<string>((resolve, reject) => {
        const module = rules({ prefix: 'catalog', development: false, target: 'browser', isArea });
        rspack({ context: folder, mode: 'none', entry: './main.js', output: { path: folder }, module }).run(
          (error, stats) => (error ? reject(error) : resolve(stats?.toString({ preset: 'errors-only' }) ?? '')),
        );
      });

    expect(await errorsOf(true)).toContain("page.module.css:3: main a matches what is not the area's own");
    expect(await errorsOf(false)).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
