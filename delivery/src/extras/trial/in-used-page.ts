// Runs in pages: no function uses anything from outside of itself.

/** With what another area might have stored, and fonts whose display depends on no moment. */
export async function beginUse(): Promise<void> {
  const fonts = new CSSStyleSheet();
  const work = Object.assign(Reflect.get(window, Symbol.for('work')), { isUsed: true, fonts });
  work.handlers();
  for (const storage of [localStorage, sessionStorage]) storage.setItem('of another', 'kept');
  await caches.open('of another');
  await new Promise((done) => {
    const request = indexedDB.open('of another');
    request.onsuccess = () => done(request.result.close());
    request.onerror = done;
  });
  const fontFaces = ({ cssRules }: { cssRules: CSSRuleList }): string[] =>
    [...cssRules].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return rule.cssText.replace('font-display: optional', 'font-display: swap');
      return rule instanceof CSSLayerBlockRule ? fontFaces(rule) : [];
    });
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement);
  fonts.replaceSync(sheets.flatMap(fontFaces).join(''));
  document.adoptedStyleSheets.push(fonts);
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Of each kind up to three, and each that other code belongs to. No link is followed, and the browser sends no form. */
export async function pressAllHere(): Promise<void> {
  const { pathname } = location;
  const { use } = Reflect.get(window, Symbol.for('work'));
  const seen = new Map<string, Set<string>>();
  const judged = new WeakSet<Element>();
  const kindOf = (element: Element) =>
    [element.closest('[data-module]')?.getAttribute('data-module'), element.tagName, element.className]
      .concat(['role', 'type', 'name'].map((name) => element.getAttribute(name)))
      .join(' ');
  /** React keeps the handlers with the element. */
  const codeOf = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
    return Object.values((key && Reflect.get(element, key)) ?? {})
      .filter((value) => typeof value === 'function')
      .join('\n');
  };
  const isNew = (element: HTMLElement) => {
    if (judged.has(element)) return false;
    judged.add(element);
    const known = seen.get(kindOf(element)) ?? new Set();
    const [code, text] = [`code ${codeOf(element)}`, `text ${element.textContent}`];
    if (known.has(code) && (known.has(text) || known.size > 3)) return false;
    seen.set(kindOf(element), known.add(code).add(text));
    return true;
  };
  const isUsable = (element: HTMLElement) =>
    element.checkVisibility() &&
    !element.matches(
      ':disabled, form :is([type="submit"], [type="image"], button:not([type])), [type="file"], [href*="#contact"]',
    );
  const keepHere = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  };
  const pause = () => new Promise((done) => setTimeout(done, 10));
  const isHere = () => location.pathname === pathname;
  addEventListener('click', keepHere, true);
  for (let tries = 0; tries < 90 && isHere(); tries += 1) {
    const usable = 'h1, button, a[href], summary, input, textarea, select, [tabindex="0"]';
    const element = [...document.querySelectorAll<HTMLElement>(`main :is(${usable})`)].find(
      (candidate) => isUsable(candidate) && isNew(candidate),
    );
    if (!element) break;
    use(element);
    await pause();
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
    if (!isHere()) break;
    const submitter = form.querySelector<HTMLElement>('[type="submit"], [type="image"], button:not([type])');
    if (!form.checkVisibility() || submitter?.matches(':disabled')) continue;
    if (!form.noValidate && !form.checkValidity()) continue;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    await pause();
  }
  removeEventListener('click', keepHere, true);
}

export const linksOfShell = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLAnchorElement>(':is(header, footer):not(main *) a[href^="/"]')]
      .filter(({ hash, search, target }) => !hash && !search && !target)
      .map(({ pathname }) => pathname),
  ),
];

export const isInUse = (): boolean => Reflect.get(window, Symbol.for('work')).isUsed;
