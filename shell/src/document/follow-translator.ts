const translated = new WeakMap<Node, ChildNode>();

export let isTranslated = false;

/**
 * React would change texts that a translator has taken out of the page, and break. Call it before anything is rendered.
 */
export function followTranslator(root: Element): void {
  if (!window.MutationObserver) return;
  isTranslated = root.querySelector('font') !== null;
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function (child) {
    return removeChild.call(this, shown(child)) as typeof child;
  };
  prototype.insertBefore = function (node, next) {
    return insertBefore.call(this, node, next && shown(next)) as typeof node;
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling } of changes) {
      // Taken back by the translator, or moved by React.
      for (const node of addedNodes) translated.get(node)?.remove();
      const [text] = removedNodes;
      const font = (addedNodes[0] ?? previousSibling) as ChildNode | null;
      if (font?.nodeName !== 'FONT' || !(text instanceof Text)) continue;
      isTranslated = true;
      translated.set(text, font);
      Object.defineProperty(text, 'nodeValue', {
        configurable: true,
        set(value: string) {
          text.data = value;
          if (!text.parentNode) font.textContent = value;
        },
      });
    }
  }).observe(root, { childList: true, subtree: true });
}

const shown = (node: Node): Node => (!node.parentNode && translated.get(node)) || node;
