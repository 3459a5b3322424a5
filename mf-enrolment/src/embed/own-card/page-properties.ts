const roots = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * The element's own `--card` or `--text` would be inherited in their place. @param className of what holds the page's
 * content
 */
export function inheritFromPage(root: ShadowRoot, className: string): void {
  if (roots.has(root)) return;
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  const names = new Set(rules.flatMap(({ cssText }) => cssText.match(/(?<=[\s;{])--[\w-]+(?=:)/g) ?? []));
  const each = (toRule: (name: string) => string) => [...names].map(toRule).join('');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host{${each((name) => `--page${name}:var(${name});`)}}.${className}{${each((name) => `${name}:var(--page${name});`)}}`,
  );
  roots.set(root, sheet);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
