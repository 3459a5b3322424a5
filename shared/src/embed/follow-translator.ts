/**
 * The font element that a translator puts in the place of a text stands for it: what Preact does with the text that it
 * knows is done with that. Nothing is changed outside of the root.
 */
export function followTranslator(root: Element, signal: AbortSignal): void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling } of changes) {
      for (const node of addedNodes) takeBack(node);
      const [text] = removedNodes;
      const font = addedNodes[0] ?? previousSibling;
      if (text instanceof Text && font?.nodeName === 'FONT') standIn(text, font as HTMLElement, target);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

const fonts = new WeakMap<Node, HTMLElement>();
const { insertBefore } = Node.prototype;

function standIn(text: Text, font: HTMLElement, parent: Node): void {
  fonts.set(text, font);
  Object.defineProperties(text, {
    parentNode: { configurable: true, get: () => font.parentNode },
    nextSibling: { configurable: true, get: () => font.nextSibling },
    data: {
      configurable: true,
      get: () => font.textContent,
      set: (value) => Object.assign(font, { textContent: value }),
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

const forget = (text: Node) => {
  if (fonts.has(text))
    for (const name of ['parentNode', 'nextSibling', 'data', 'remove']) Reflect.deleteProperty(text, name);
};

/** By the translator, or by Preact, which moves the text. */
function takeBack(text: Node): void {
  forget(text);
  fonts.get(text)?.remove();
  fonts.delete(text);
}
