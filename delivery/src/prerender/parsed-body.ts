import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements within each other. */
const deepest = 500;
/** In characters, without values: the parser compares each attribute of a tag with all others. */
const longestNames = 1000;

/** As React writes them. */
const tag = /<(?:!--[^<>]*--|\/?[a-z][^\s/<>]*((?: [^\s"'<>/=]+(?:="[^"<]*")?)*) ?\/?)>|</gi;

const before = '<!doctype html><html lang="en"><head></head>';

export interface ParsedBody {
  elements: readonly Element[];
  /** Where a tag is that is read otherwise than it is written, so that something stands elsewhere. */
  strange: number | undefined;
}

/**
 * Bodies of one shape are parsed alike: that follows from their tags, the names of attributes, the two attributes that a
 * parser looks into, and where there is text. `undefined`: no shape of a body.
 */
export function shapeOf(body: string): string | undefined {
  let shape = '';
  let end = 0;
  for (const { 0: text, 1: names = '', index } of body.matchAll(tag)) {
    if (text === '<' || lengthOfNames(names) > longestNames) return undefined;
    shape += hasText.test(body.slice(end, index)) ? `.${withoutValues(text)}` : withoutValues(text);
    end = index + text.length;
  }
  return createHash('sha256').update(shape).digest('base64');
}

const hasText = /[^\t\n\f\r ]/;

const withoutValues = (text: string) => text.replaceAll(/(?<! type| encoding)="[^"]*"/gi, '=');

/** By the rules of browsers. The time grows with the length only, since code of areas writes this. */
export function parseBody(body: string): ParsedBody {
  const written: number[] = [];
  for (const { 0: text, 1: names = '', index } of body.matchAll(tag)) {
    written.push(index);
    if (text === '<' || lengthOfNames(names) > longestNames) return { elements: [], strange: index };
  }
  const adapter = adapterWithin(deepest);
  try {
    const source = before + body;
    const document = parse(source, { treeAdapter: adapter, sourceCodeLocationInfo: true, scriptingEnabled: false });
    const { elements, read, open } = nodesIn(document.childNodes, source);
    const unread = written.filter((index) => !read.has(index + before.length));
    return { elements, strange: unread.includes(open - before.length) ? open - before.length : unread[0] };
  } catch (cause) {
    if (cause !== elsewhere) throw cause;
    return { elements: [], strange: adapter.last() - before.length };
  }
}

const lengthOfNames = (names: string) =>
  names.length > longestNames ? names.replaceAll(/="[^"]*"/g, '').length : names.length;

const elsewhere = new Error('An element is moved.');

const move = () => {
  throw elsewhere;
};

function adapterWithin(most: number) {
  let depth = 0;
  let last = 0;
  return {
    ...defaultTreeAdapter,
    insertBefore: move,
    insertTextBefore: move,
    detachNode: move,
    adoptAttributes: move,
    onItemPush: (element: Element) => {
      depth += 1;
      last = element.sourceCodeLocation?.startOffset ?? last;
      if (depth > most) move();
    },
    onItemPop: () => {
      depth -= 1;
    },
    last: () => last,
  };
}

const withoutEnd = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

function nodesIn(nodes: readonly Node[], source: string): { elements: Element[]; read: Set<number>; open: number } {
  const elements: Element[] = [];
  /** The last one without an end. */
  let open = 0;
  const read = new Set<number>();
  const add = (node: Node, isHidden: boolean) => {
    const { startOffset } = node.sourceCodeLocation ?? {};
    if (node.nodeName === '#comment' && startOffset !== undefined) read.add(startOffset);
    if (!('tagName' in node)) return;
    elements.push(node);
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    const isAlone =
      node.namespaceURI === html.NS.HTML
        ? withoutEnd.has(node.tagName)
        : source[(startTag?.endOffset ?? 0) - 2] === '/';
    const hidesItself = node.tagName === 'noscript';
    if (startTag && !(isHidden && hidesItself) && (endTag || isAlone)) read.add(startTag.startOffset);
    else open = startTag?.startOffset ?? open;
    if (endTag) read.add(endTag.startOffset);
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    for (const child of children) add(child, isHidden || hidesItself);
  };
  for (const node of nodes) add(node, false);
  return { elements, read, open };
}
