/**
 * The font element that a translator puts in the place of a text stands for it: what Preact does with the text that it
 * knows is done with that. Nothing is changed outside of the root.
 */
export function followTranslator(root: Element, signal: AbortSignal): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) takeBack(node);
    for (const [font, { text, parent }] of standInsOf(changes)) standIn(text, font, parent);
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Only a font that is new and stands for no other text; translators put it in the place of the text, before it, or there
 * once the text is gone. From the last change backwards, since a font between two texts that went is one of the later.
 */
function standInsOf(changes: MutationRecord[]) {
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
  const taken = new Map<HTMLElement, { text: Text; parent: Node }>();
  const isFree = (node: Node | null | undefined): node is HTMLElement =>
    node?.nodeName === 'FONT' && node.isConnected && added.has(node) && !taken.has(node as HTMLElement);
  for (const change of changes.toReversed()) {
    const [text] = change.removedNodes;
    if (!(text instanceof Text) || text.isConnected) continue;
    const beside = changes.filter(({ target }) => target === change.target);
    const at = beside.indexOf(change);
    const font = [change.addedNodes[0], putAfter(beside, at), change.previousSibling].find(isFree);
    if (font) taken.set(font, { text, parent: change.target });
  }
  return taken;
}

/** Of two texts that went one after the other, it is not known which one the font is for. */
function putAfter(changes: MutationRecord[], at: number): Node | undefined {
  const [before, gone] = [changes[at - 1], changes[at]];
  const font = changes[at + 1]?.addedNodes[0];
  if (before?.removedNodes.length || !font) return;
  return font.previousSibling === gone?.previousSibling || font.nextSibling === gone?.nextSibling ? font : undefined;
}

const fonts = new WeakMap<Node, HTMLElement>();
const latest = new WeakMap<Node, string>();
const { insertBefore } = Node.prototype;

function standIn(text: Text, font: HTMLElement, parent: Node): void {
  fonts.set(text, font);
  Object.defineProperties(text, {
    parentNode: { configurable: true, get: () => font.parentNode },
    nextSibling: { configurable: true, get: () => font.nextSibling },
    data: {
      configurable: true,
      get: () => font.textContent,
      set: (value) => {
        latest.set(text, value);
        font.textContent = value;
      },
    },
    remove: { configurable: true, value: () => font.remove() },
  });
  const insert = (node: Node, next: Node | null) => {
    insertBefore.call(parent, node, (next && !next.isConnected && fonts.get(next)) || next);
    forget(node);
    return node;
  };
  Object.assign(parent, { insertBefore: insert, moveBefore: insert });
}

function forget(text: Node): void {
  if (!fonts.has(text)) return;
  for (const name of ['parentNode', 'nextSibling', 'data', 'remove']) Reflect.deleteProperty(text, name);
  const value = latest.get(text);
  if (value !== undefined) (text as Text).data = value;
  latest.delete(text);
}

/** By the translator, or by Preact, which moves the text. */
function takeBack(text: Node): void {
  forget(text);
  fonts.get(text)?.remove();
  fonts.delete(text);
}
