import { tokenSpecs } from '../../src/embed/spec/index.ts';

/**
 * Turns tokens.css into the tokens of an embedded element: on its own root instead of the page's, `em` instead of
 * `rem`, and light and dark in one value, so that `color-scheme` of the element decides.
 */
export default function tokensLoader(source: string): string {
  const css = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const first = declarations(light.split('@media')[0] ?? '');
  const second = declarations(dark.split('@media')[0] ?? '');
  const tokens = Object.entries(first)
    .filter(([name]) => !pageOnly.test(name))
    .map(([name, value]) => {
      const night = second[name];
      const both = night && night !== value && value.startsWith('#') ? `light-dark(${value},${night})` : value;
      return `${name}:${fromHost[name] ? `var(${fromHost[name]},${both})` : both}`;
    });
  const languages = (css.match(/\[data-lang="\w+"\]\s*\{[^}]*\}/g) ?? []).join('').replaceAll(/\s+/g, ' ');
  return `@layer tokens{.agile{${tokens.join(';').replaceAll('rem', 'em')}}${languages}}`;
}

const declarations = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  );

/** Geometry and sizes of the site's pages, its dark green ground, and its fonts. */
const pageOnly =
  /^--(head|text|mono|size-|lead|measure|section|content|edge|margin$|line-at|header|s-(?!24$)|(\w+-)+deep)/;

/** Tokens whose value a page may set, as `--agile-…`. */
const fromHost: Record<string, string> = Object.fromEntries(
  tokenSpecs.flatMap(({ name, replaces }) => (replaces ? [[replaces, name]] : [])),
);
