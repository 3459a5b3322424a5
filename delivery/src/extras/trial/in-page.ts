/** It runs in the page before its scripts, so it uses nothing from outside of itself. The function under `Symbol.for('trial')` names what was added or replaced since. */
export function watchGlobals(): void {
  const owners: [string, object][] = [['window', window]];
  for (const name of ['history', 'document', 'navigator', 'location', 'console', 'performance', 'crypto', 'screen'])
    owners[owners.length] = [name, Reflect.get(window, name)];
  const [describe, keysOf] = [Object.getOwnPropertyDescriptor, Reflect.ownKeys];
  // React sets it for a moment when it describes an error.
  const usual = 'Error.prepareStackTrace';
  for (const name of Object.getOwnPropertyNames(window)) {
    const { value } = /^[A-Z]/.test(name) ? (describe(window, name) ?? {}) : {};
    if ((typeof value !== 'function' && typeof value !== 'object') || value === null) continue;
    owners[owners.length] = [name, value];
    if (value.prototype instanceof Object) owners[owners.length] = [`${name}.prototype`, value.prototype];
  }
  const before = owners.map(([, owner]) => {
    const states = Object.create(null);
    for (const key of keysOf(owner)) if (typeof key === 'string') states[key] = describe(owner, key);
    return states;
  });

  const changed = () => {
    const names: string[] = [];
    for (let index = 0; index < owners.length; index += 1) {
      const [name, owner] = owners[index] as [string, object];
      const keys = keysOf(owner);
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at];
        if (typeof key !== 'string' || `${name}.${key}` === usual || key.startsWith('_reactListening')) continue;
        const [old, now] = [before[index][key], describe(owner, key)];
        const isNamed = owner === document && typeof now?.value === 'object';
        const isNew = !old && !isNamed && (owner !== window || (now?.enumerable && !(Number(key) >= 0)));
        const isOther =
          old &&
          (old.get !== now?.get ||
            old.set !== now?.set ||
            (typeof old.value === 'function' && old.value !== now?.value));
        if (isNew || isOther) names[names.length] = `${name}.${key}`;
      }
    }
    return names;
  };
  Object.defineProperty(window, Symbol.for('trial'), { value: changed });
}

/** Selectors that match something of a page that has no part of the area. */
export function leakingStyles(sheets: readonly string[]): string[] {
  const elements = [...document.querySelectorAll('*')];
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

/** What is wrong with the document itself. */
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
  return [
    ...(twice.length > 0 ? [`more than one element has the id ${twice.slice(0, 3).join(', ')}`] : []),
    ...landmarks
      .filter(([, { length }]) => length !== 1)
      .map(([name, { length }]) => `it has ${length} landmarks ${name}`),
    ...(document.querySelector(
      '[inert]:is(html, body, main, header, footer), [aria-hidden="true"]:is(html, body, main, header, footer)',
    )
      ? ['header, main or footer are inert or hidden from assistive technology']
      : []),
    ...(strange ? [`it has ${strange.outerHTML.slice(0, 80)} in its content`] : []),
    ...(moved > 0.25 ? [`its content moves by itself, by ${moved.toFixed(2)} of the view`] : []),
  ];
}
