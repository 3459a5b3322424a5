import { tokenSpecs } from '../../src/embed/spec/index.ts';

/**
 * Tokens on the element's own root instead of the page's, `em` instead of `rem`, and light and dark in one value, so
 * that `color-scheme` of the element decides. The tint of a Language is written where its rule uses it.
 */
export default function tokensLoader(source: string): string {
  const css = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const first = declarations(light.split('@media')[0] ?? '');
  const second = declarations(dark.split('@media')[0] ?? '');
  const bothOf = (name: string, value: string): string => {
    const night = second[name];
    return night && night !== value && value.startsWith('#') ? `light-dark(${value},${night})` : value;
  };
  const rules = (css.match(/\[data-lang="\w+"\]\s*\{[^}]*\}/g) ?? []).join('').replaceAll(/\s+/g, ' ');
  const languages = rules.replaceAll(/var\((--\w+-tint)\)/g, (use, name) => bothOf(name, first[name] ?? use));
  const tokens = Object.entries(first)
    .filter(([name]) => !pageOnly.test(name))
    .map(([name, value]) => {
      const both = bothOf(name, value);
      return `${name}:${fromHost[name] ? `var(${fromHost[name]},${both})` : both}`;
    });
  return `@layer tokens{.agile{${tokens.join(';').replaceAll('rem', 'em')}}${languages}}`;
}

const declarations = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  );

/** Geometry of the site's pages, its dark green ground, its fonts, and what is written elsewhere. */
const pageOnly =
  /^--(head|text|mono|size-|lead|measure|section|content|edge|\w+-tint$|margin$|line-at|header|s-(?!24$)|(\w+-)+deep)/;

/** A page may set their value, as `--agile-…`. */
const fromHost: Record<string, string> = Object.fromEntries(
  tokenSpecs.flatMap(({ name, replaces }) => (replaces ? [[replaces, name]] : [])),
);
