import { tokensOf } from './drawn-parts.ts';

export const mostRepeats = 100_000;

type Attribute = readonly [name: string, value: string];

/** Attributes of a tag, as they are read. */
export function attributesOf(token: string): Attribute[] {
  return [...token.matchAll(attribute)].map(([, name = '', first, second]) => [name, decoded(first ?? second ?? '')]);
}

/** Ids of the parts that an element draws once more by its own attributes. */
export const linkedIds = (attributes: readonly Attribute[]): string[] =>
  attributes.flatMap(([name, value]) => {
    if (!/(?:^|:)href$/.test(name)) return idsIn(value);
    return value.trim().startsWith('#') ? [value.trim().slice(1)] : [];
  });

/** And by style sheets. Whatever a selector names is taken for what it means. Nothing when there is too much of that. */
export function styledIds(
  text: string,
): ((element: string, attributes: ReadonlyMap<string, string>) => Iterable<string>) | undefined {
  const found = new Map<string, Set<string>>();
  let count = 0;
  for (const block of styleSheets(text).split('}')) {
    const [selectors = '', declarations = ''] = block.split('{').slice(-2);
    const ids = new Set(idsIn(declarations));
    const names = new Set(ids.size > 0 ? selectors.match(/[.#]?[\w-]+|[*[]/g) : []);
    count += names.size * ids.size;
    if (count > mostRepeats) return undefined;
    for (const name of names) {
      const known = found.get(name) ?? new Set();
      for (const id of ids) known.add(id);
      found.set(name, known);
    }
  }
  return (element, attributes) => {
    const classes = (attributes.get('class') ?? '').split(/\s+/).map((name) => `.${name}`);
    const names = new Set(['*', '[', element, `#${attributes.get('id')}`, ...classes]);
    return new Set([...names].flatMap((name) => [...(found.get(name) ?? [])]));
  };
}

function styleSheets(text: string): string {
  let css = '';
  let isInside = false;
  for (const token of tokensOf(text))
    if (token.startsWith('<![CDATA[')) css += isInside ? token.slice(9, -3) : '';
    else if (!token.startsWith('<')) css += isInside ? decoded(token) : '';
    else if (!token.startsWith('<!')) isInside = /^<(?:[\w.-]+:)?style[\s>]/.test(token);
  return css
    .split('*/')
    .map((part) => part.split('/*', 1)[0])
    .join('');
}

const idsIn = (css: string) =>
  [...css.replace(escaped, (_, code, sign) => (code ? signOf(code, 16) : sign)).matchAll(references)].map(
    ([, id = '']) => id,
  );

const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(quot|apos|amp));/g, (_, hexadecimal, decimal, name: keyof typeof signs) =>
    name ? signs[name] : signOf(hexadecimal ?? decimal, hexadecimal ? 16 : 10),
  );

const signs = { quot: '"', apos: "'", amp: '&' };

function signOf(digits: string, base: number): string {
  const point = Number.parseInt(digits, base);
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
}

const attribute = /(?<=\s)([^\s=/<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const escaped = /\\(?:([\da-fA-F]{1,6})\s?|(.))/g;
const references = /url\(\s*(?:["']\s*)?#([^"')\s]*)/gi;
