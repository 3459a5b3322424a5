/**
 * Selectors of style sheets that match something in the shell's header or footer. It runs in the page, so it may use
 * nothing from outside of itself.
 *
 * @param sheets texts of the style sheets of areas
 */
export function leakingStyles(sheets: readonly string[]): string[] {
  const parts = [...document.querySelectorAll('header, footer')].filter((part) => !part.closest('main'));
  const elements = parts.flatMap((part) => [part, ...part.querySelectorAll('*')]);
  const selectors = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules)
      if (rule instanceof CSSStyleRule) selectors.add(rule.selectorText);
      else if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) collect(rule.cssRules as CSSRuleList);
  };
  for (const text of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    collect(sheet.cssRules);
  }
  return [...selectors].filter((selector) => elements.some((element) => element.matches(selector)));
}
