const name = 'faq-words';

/**
 * Highlights words in an element without changing it, where the browser can (CSS Custom Highlight API).
 * @returns a function that ends it
 */
export function highlightWords(element: Element | null, words: readonly string[]): (() => void) | undefined {
  if (!element || words.length === 0 || typeof Highlight === 'undefined' || !CSS.highlights) return undefined;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.toLowerCase() ?? '';
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + word.length);
        ranges.push(range);
      }
  }
  CSS.highlights.set(name, new Highlight(...ranges));
  return () => void CSS.highlights.delete(name);
}
