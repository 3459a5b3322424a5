/** Without what drawing programs write and no drawing needs. What is left is not checked. */
export function drawnParts(text: string): string {
  const own = new Set(['', ...[...text.matchAll(svgPrefix)].map(([, prefix = '']) => prefix)]);
  const entities = new Map<string, string>();
  const kept: string[] = [];
  let depth = 0;
  for (const token of tokensOf(text)) {
    const { isEnd, isEmpty, name } = tagIn(token, own);
    if (depth > 0) {
      if (name !== undefined && !isEmpty) depth += isEnd ? -1 : 1;
    } else if (name === undefined) {
      if (isNeeded(token, entities)) kept.push(token);
    } else if (name === 'foreign' || metadata.test(name) || (name === 'foreignObject' && ofProgram.test(token))) {
      if (!isEmpty && !isEnd) depth = 1;
    } else if (name !== 'a')
      kept.push(token.replace(attribute, (whole, prefix) => (own.has(prefix) || known.has(prefix) ? whole : '')));
  }
  return kept.join('').replace(/&([\w-]+);/g, (whole, name) => entities.get(name) ?? whole);
}

/** Tags, texts and comments. */
export function* tokensOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = endOf(text, at);
    yield text.slice(at, end);
    at = end;
  }
}

const svgPrefix = /xmlns:([\w.-]+)\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/g;
const metadata = /^(?:metadata|title|desc)$/;
/** Illustrator draws the same once more for other programs. */
const ofProgram = /\srequiredExtensions\s*=/;
const attribute = /\s([\w.-]+):[\w.-]+\s*=\s*(?:"[^"]*"|'[^']*')/g;
const known = new Set(['xml', 'xmlns', 'xlink']);

const ends: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

const tag = /<(?:"[^"]*"|'[^']*'|[^"'>])*>/y;
const documentType = /<![^[>]*(?:\[[^\]]*\]\s*)?>/y;

function endOf(text: string, at: number): number {
  if (text[at] !== '<') return after(text.indexOf('<', at), 0, text);
  const found = ends.find(([start]) => text.startsWith(start, at));
  if (found) return after(text.indexOf(found[1], at), found[1].length, text);
  const form = text[at + 1] === '!' ? documentType : tag;
  form.lastIndex = at;
  return form.test(text) ? form.lastIndex : text.length;
}

const after = (at: number, length: number, text: string) => (at < 0 ? text.length : at + length);

/** `foreign`: of another namespace. `undefined`: no tag. */
function tagIn(token: string, own: ReadonlySet<string>) {
  const [, end = '', prefix = '', name] = /^<(\/?)(?:([\w.-]+):)?([\w.-]+)/.exec(token) ?? [];
  const isForeign = name !== undefined && !own.has(prefix);
  return { isEnd: end !== '', isEmpty: token.endsWith('/>'), name: isForeign ? 'foreign' : name };
}

const entity = /<!ENTITY\s+([\w-]+)\s+["'](https?:[^"'&<>%]{1,200})["']\s*>/g;

/** `entities` keeps the namespaces of the document type. */
function isNeeded(token: string, entities: Map<string, string>): boolean {
  if (token.startsWith('<!--')) return false;
  if (token.startsWith('<?')) return /^<\?xml[\s-]/.test(token);
  if (!/^<!doctype\s/i.test(token)) return true;
  const [start, end] = [token.indexOf('['), token.lastIndexOf(']')];
  const subset = start < 0 ? '' : token.slice(start + 1, end < 0 ? undefined : end);
  for (const [, name = '', value = ''] of subset.matchAll(entity)) entities.set(name, value);
  return subset.replace(entity, '').trim() !== '';
}
