import { safeHref } from './escape.ts';
import { tokens } from './tokens.ts';

const tags = [
  ...(['a', 'strong', 'em', 'br'] as const),
  ...(['p', 'ul', 'ol', 'h4', 'table'] as const),
  ...(['li', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const),
];
type Tag = (typeof tags)[number];

export type HtmlNode = string | HtmlElement;

interface HtmlElement {
  tag: Tag;
  /** Different for each element of one text. */
  key: number;
  href?: string;
  children: HtmlNode[];
}

const deepest = 32;

const isTag = (name: string): name is Tag => (tags as readonly string[]).includes(name);
const isBlock = (tag: Tag) => ['p', 'ul', 'ol', 'h4', 'table'].includes(tag);

/** They separate words. */
const separates = (name: string) =>
  /^(?:div|h[12356]|blockquote|pre|section|article|header|footer|main|aside|dl|dt|dd|figure|hr|form)$/.test(name);

const isContainer = (tag: Tag) => ['li', 'caption', 'th', 'td'].includes(tag);

/** With what is put around any other child. */
const strict: Partial<Record<Tag, { holds: Tag[]; wrapper: Tag }>> = {
  ul: { holds: ['li'], wrapper: 'li' },
  ol: { holds: ['li'], wrapper: 'li' },
  table: { holds: ['caption', 'thead', 'tbody', 'tfoot'], wrapper: 'tbody' },
  thead: { holds: ['tr'], wrapper: 'tr' },
  tbody: { holds: ['tr'], wrapper: 'tr' },
  tfoot: { holds: ['tr'], wrapper: 'tr' },
  tr: { holds: ['th', 'td'], wrapper: 'td' },
};

const rows: Tag[] = ['thead', 'tbody', 'tfoot', 'table'];

const parents: Partial<Record<Tag, Tag[]>> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: rows,
  th: ['tr', ...rows],
  td: ['tr', ...rows],
};

/** Nested so that a browser's parser would not move any element. */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: HtmlElement[] = [];
  let keys = 0;

  for (const token of tokens(html)) {
    if (token.kind === 'text') write(token.text);
    else if (!isTag(token.name)) {
      if (separates(token.name)) separate();
    } else if (token.kind === 'close') close(token.name);
    else if (token.name !== 'a') start(token.name);
    else start(token.name, safeHref(token.href));
  }
  return root;

  function inside() {
    return open.at(-1)?.children ?? root;
  }

  function start(tag: Tag, href?: string) {
    if (tag === 'a' && !href) return;
    const allowed = parents[tag];
    if (allowed) {
      const depth = open.findLastIndex((element) => allowed.includes(element.tag));
      if (depth < 0) return;
      open.length = depth + 1;
    } else if (isBlock(tag)) {
      open.length = open.findLastIndex((element) => isContainer(element.tag) || strict[element.tag]) + 1;
    } else if (tag === 'a') {
      const outer = open.findIndex((element) => element.tag === 'a');
      if (outer >= 0) open.length = outer;
    }
    if (open.length < deepest) append(tag, href);
  }

  function append(tag: Tag, href?: string) {
    wrap(tag);
    const element: HtmlElement = { tag, key: keys++, href, children: [] };
    inside().push(element);
    if (tag !== 'br') open.push(element);
  }

  function wrap(child: Tag | 'text') {
    const parent = open.at(-1);
    const rule = parent && strict[parent.tag];
    if (!rule || (rule.holds as string[]).includes(child)) return;
    append(rule.wrapper);
    wrap(child);
  }

  /** An end tag of text or of a paragraph closes nothing outside its own cell or list entry. */
  function close(tag: Tag) {
    const depth = open.findLastIndex((element) => element.tag === tag);
    const far = strict[tag] !== undefined || parents[tag] !== undefined;
    if (depth >= 0 && (far || !open.slice(depth).some((element) => isContainer(element.tag)))) open.length = depth;
  }

  function write(text: string) {
    const parent = open.at(-1);
    if (parent && strict[parent.tag] && text.trim() === '') return;
    wrap('text');
    const siblings = inside();
    const last = siblings.at(-1);
    if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
    else if (text) siblings.push(text);
  }

  function separate() {
    const last = inside().at(-1);
    if (typeof last === 'string' && !/\s$/.test(last)) write('\n');
  }
}
