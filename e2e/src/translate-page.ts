import type { Page } from '@playwright/test';

/**
 * Each text stands in `<font>`, and what changes is translated again. The words stay. @param when `document`: before
 * any code; `code`: when the page is hydrated
 */
export const translatePage = (page: Page, when: 'document' | 'code') => page.addInitScript(translate, when);

function translate(when: 'document' | 'code') {
  const done = new WeakSet<Node>();
  let isOn = when === 'document';

  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || done.has(text) || !parent?.closest('body')) return;
    if (parent.closest('script, style, textarea, option, title, svg, [translate=no]')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    const translated = document.createTextNode(text.data);
    done.add(translated);
    inner.append(translated);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of root instanceof Text ? [root] : texts) wrap(text);
  };

  new MutationObserver((changes) => {
    if (!isOn && document.documentElement.dataset.hydrated !== undefined) {
      isOn = true;
      document.documentElement.classList.add('translated-ltr');
      return translateAll(document.body);
    }
    if (!isOn || !document.body) return;
    document.documentElement.classList.add('translated-ltr');
    for (const { target, addedNodes, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateAll(node);
  }).observe(document, { childList: true, characterData: true, subtree: true, attributeFilter: ['data-hydrated'] });
}
