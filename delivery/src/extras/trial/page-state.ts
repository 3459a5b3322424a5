// Runs in pages: no function uses anything from outside of itself.

export interface DocumentState {
  title: string;
  address: string;
  focus: string;
  head: string;
  body: string;
  content: string;
  attributes: string;
  properties: string;
  handlers: string;
  sheets: string;
}

export function stateOfDocument(): DocumentState {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const nameOf = ({ localName, id }: Element) => localName + (id && `#${id}`);
  const shell = all('html, body, #root, :is(header, footer):not(main *), main');
  const attributesOf = (element: Element) =>
    [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
  const ownText = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
  const valueIn = (element: Element) => {
    const { value, checked } = element as HTMLInputElement;
    const isField = element.matches('input, textarea, select');
    const marks = [isField && checked && 'checked', element.matches(':popover-open') && 'open', isField && value];
    return marks.filter(Boolean);
  };
  const work = Reflect.get(window, Symbol.for('work'));
  const isOfCode = (element: Element) =>
    element.matches(
      'script:is([data-head], :not([type="application/ld+json" i])), style, link:is([rel="stylesheet"], [rel*="load"], [rel="prefetch"])',
    ) ||
    (work.head.has(element) && !element.matches('[data-head]'));
  const isOfReact = (element: Element | null) =>
    Object.keys(element ?? {}).some((name) => name.startsWith('__reactFiber'));
  const ownProperties = (element: Element) =>
    Object.entries(Object.getOwnPropertyDescriptors(element))
      .filter(([name]) => !work.isOfReact(name))
      .map(([name, { value }]) => `${nameOf(element)} ${name} ${String(value).slice(0, 100)}`);
  const changedRules = ({ sheet, textContent }: HTMLStyleElement) => {
    const served = new CSSStyleSheet();
    served.replaceSync(textContent ?? '');
    const [rules = [], before] = [sheet?.cssRules, served.cssRules].map((list) =>
      [...(list ?? [])].map(({ cssText }) => cssText),
    );
    const at = rules.findIndex((rule, index) => rule !== before?.[index]);
    const isShorter = rules.length < (before?.length ?? 0);
    return at >= 0 || isShorter ? [(rules[at] ?? 'fewer rules').slice(0, 100)] : [];
  };
  const { activeElement } = document;
  return {
    title: document.title,
    address: location.pathname + location.search + location.hash,
    focus: activeElement ? `${nameOf(activeElement)} ${(activeElement.textContent ?? '').trim().slice(0, 40)}` : '',
    head: [...document.head.children]
      .filter((element) => !isOfCode(element))
      .map(({ outerHTML }) => outerHTML)
      .join('\n'),
    body: [
      ...all('body *:not(main *, script:is([data-head], :not([type="application/ld+json" i])), style, link)').map(
        (element) => [nameOf(element), ...attributesOf(element), ...valueIn(element), ownText(element)].join(' '),
      ),
      ...work.hosts().map((host: Element) => `shadow of ${nameOf(host)}`),
      `${document.adoptedStyleSheets.filter((sheet) => sheet !== work.fonts).length} style sheets of scripts`,
    ].join('\n'),
    content: all('main *, :is(header, footer):not(main *), :is(header, footer):not(main *) *')
      .filter((element) => !isOfReact(element))
      .filter(({ parentElement }) => parentElement?.localName === 'main' || isOfReact(parentElement))
      .map((element) => `${nameOf(element)}${[...element.classList].map((name) => `.${name}`).join('')}`)
      .join(', '),
    attributes: shell.map((element) => [nameOf(element), ...attributesOf(element)].join(' ')).join('\n'),
    properties: [document.head, ...shell, ...all(':is(header, footer):not(main *) *')]
      .flatMap(ownProperties)
      .join('\n'),
    handlers: work.handlers(),
    sheets: [...document.querySelectorAll('style')].flatMap(changedRules).join('\n'),
  };
}

/** `undefined` while a font, or the code of the page, is to come. */
export async function arrangement(): Promise<string | undefined> {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  await nextFrame();
  await nextFrame();
  if (document.fonts.status === 'loading' || document.querySelector('[data-pending]')) return undefined;
  const boxes = [...document.querySelectorAll('header, header *, main, main h1, footer, footer *')]
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, width, height }) => [left, top + scrollY, width, height].map(Math.round).join(' '));
  return [document.title, location.href, ...boxes].join('\n');
}
