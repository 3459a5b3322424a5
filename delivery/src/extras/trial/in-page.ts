export function leakingStyles(sheets: readonly string[]): string[] {
  const elements = [...document.querySelectorAll('*')];
  const selectors = new Set<string>();
  /** Below a rule, `&` is what that matches. */
  const within = (above: string, text: string) => (above ? text.replaceAll('&', `:is(${above})`) : text);
  const collect = (rules: CSSRuleList, above = '') => {
    for (const rule of rules) {
      const selector = rule instanceof CSSStyleRule ? within(above, rule.selectorText) : above;
      if (rule instanceof CSSStyleRule) selectors.add(selector);
      if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) collect(rule.cssRules as CSSRuleList, selector);
    }
  };
  for (const text of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    collect(sheet.cssRules);
  }
  /** What stands before and after an element is that of the element. */
  const ofElement = (selector: string) =>
    selector.replaceAll(/(^|[\s>+~,(])::[\w-]+(?:\([^)]*\))?/g, '$1*').replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '');
  const isThere = (selector: string) => {
    try {
      return elements.some((element) => element.matches(ofElement(selector)));
    } catch {
      return false;
    }
  };
  return [...selectors].filter(isThere);
}

export async function faultsOfDocument(): Promise<string[]> {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  const landmarks = [
    ['main', document.querySelectorAll('main')],
    ['header', document.querySelectorAll('header:not(main *)')],
    ['footer', document.querySelectorAll('footer:not(main *)')],
  ] as const;
  const strange = document.querySelector('body :is(meta, base, style, title:not(svg *))');
  const moved = await new Promise<number>((done) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => {
      observer.disconnect();
      done(sum);
    }, 50);
  });
  const { entries = history.length, head } = Reflect.get(window, Symbol.for('work')) ?? {};
  const added = history.length - entries;
  const inHead = [...document.head.children].find(
    (element) => head && !head.has(element) && !element.matches('[data-head], script, style, link'),
  );
  const middleOf = (link: Element) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  /** As what a list that scrolls does not show at the moment. */
  const isClipped = (link: Element) => {
    const [x, y] = middleOf(link);
    for (let box = link.parentElement; box && box !== document.body; box = box.parentElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOutside = x < left || x > right || y < top || y > bottom;
      if (isOutside && getComputedStyle(box).overflow !== 'visible') return true;
    }
    return false;
  };
  const visibleIn = (part: string) =>
    [...document.querySelectorAll(`${part} a`)].filter(
      (link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(link),
    );
  /** What lies on its links. */
  const coverOf = (part: string) => {
    const { top: first = 0, bottom: last = 0 } =
      document.querySelector(`${part}:not(main *)`)?.getBoundingClientRect() ?? {};
    return visibleIn(`${part}:not(main *)`)
      .map(middleOf)
      .map(([x, y]) => (y >= first && y < last ? document.elementFromPoint(x, y) : undefined))
      .find((element) => element?.closest('main'));
  };
  const { scrollY: scrolled } = window;
  /** Of another section, on links of a section. */
  const coversSection = visibleIn('[data-module]')
    .map((link) => {
      scrollBy({ top: middleOf(link)[1] - innerHeight / 2, behavior: 'instant' });
      const element = document.elementFromPoint(...middleOf(link));
      const [own, other] = [link, element].map((part) => part?.closest('[data-module]'));
      return own && other && !own.contains(other) && !other.contains(own) ? element : undefined;
    })
    .find((element) => element);
  scrollTo({ top: scrolled, behavior: 'instant' });
  const coversHeader = coverOf('header');
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const coversFooter = coverOf('footer');
  scrollTo({ top: scrolled, behavior: 'instant' });
  return [
    ...(added > 0 ? [`it adds ${added} addresses to the history of the tab by itself`] : []),
    ...(scrolled > 0 && !location.hash ? ['it scrolls by itself'] : []),
    ...(coversHeader ? [`it covers the header with ${coversHeader.localName}`] : []),
    ...(coversFooter ? [`it covers the footer with ${coversFooter.localName}`] : []),
    ...(coversSection ? [`a section covers another one with ${coversSection.localName}`] : []),
    ...(twice.length > 0 ? [`more than one element has the id ${twice.slice(0, 3).join(', ')}`] : []),
    ...landmarks
      .filter(([, { length }]) => length !== 1)
      .map(([name, { length }]) => `it has ${length} landmarks ${name}`),
    ...(document.querySelector(
      '[inert]:is(html, body, main, header, footer), [aria-hidden="true"]:is(html, body, main, header, footer)',
    )
      ? ['header, main or footer are inert or hidden from assistive technology']
      : []),
    ...(inHead ? [`it has ${inHead.outerHTML.slice(0, 80)} in its head, which its head does not give`] : []),
    ...(strange ? [`it has ${strange.outerHTML.slice(0, 80)} in its content`] : []),
    ...(moved > 0.25 ? [`its content moves by itself, by ${moved.toFixed(2)} of the view`] : []),
  ];
}
