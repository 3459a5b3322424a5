// All of this runs in pages, so that no function uses anything from outside of itself.

export interface PageState {
  title: string;
  address: string;
  focus: string;
  head: string;
  body: string;
  attributes: string;
  styles: string;
  parts: string;
  text: string;
  layout: string;
  listeners: string;
  running: string;
  cookies: string;
  storage: string;
  fonts: string;
  databases: string;
  caches: string;
  tab: string;
  names: string;
  locks: string;
  highlights: string;
  workers: string;
}

/** What a usual visit has shown, at one width. */
export interface RememberedVisit {
  /** To which header and footer lead. */
  links: readonly string[];
  states: Readonly<Record<string, PageState>>;
  /** Selectors of the candidate that match something on those pages. */
  leaks: readonly string[];
}

/** What a page shows beside its content. */
export async function stateOfPage(
  areas: readonly string[],
): Promise<Omit<PageState, 'listeners' | 'workers' | 'cookies'>> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const nameOf = ({ tagName, id }: Element) => tagName.toLowerCase() + (id && `#${id}`);
  const shell = all('html, body, #root, :is(header, footer):not(main *), main');
  const attributesOf = (element: Element) =>
    [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
  const ownText = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
  const shown = [
    'color',
    'backgroundColor',
    'font',
    'cursor',
    'pointerEvents',
    'display',
    'position',
    'visibility',
    'opacity',
  ];
  const shownBy = (style: CSSStyleDeclaration) => shown.map((name) => Reflect.get(style, name)).join(', ');
  /** What styles write before and after an element. */
  const contentOf = (element: Element) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return style.content === 'none' ? [] : [`${nameOf(element)}${pseudo}: ${style.content}, ${shownBy(style)}`];
    });
  const work = Reflect.get(window, Symbol.for('work'));
  const isOfCode = (element: Element) =>
    element.matches('script, style, link:is([rel="stylesheet"], [rel*="load"], [rel="prefetch"])') ||
    (work.head.has(element) && !element.matches('[data-head]'));
  const isOfOthers = (name = '') => !areas.some((area) => name === area || name.startsWith(`${area}-`));
  const databases = await indexedDB.databases();
  const namesOfCaches = await caches.keys();
  const locks = await navigator.locks.query();
  /** Of each kind of element of the page, below others of their kinds, how it is shown. */
  const partStyles = () => {
    const kindOf = ({ localName, className }: Element) => `${localName}${className && `.${className}`}`;
    const styles = all('main *:not(svg *)').map((element) => {
      const above = [element.parentElement?.parentElement?.parentElement, element.parentElement?.parentElement]
        .concat(element.parentElement)
        .map((parent) => (parent ? kindOf(parent) : ''));
      const { display, visibility, pointerEvents, position, fontSize } = getComputedStyle(element);
      const shown = [display, visibility, pointerEvents, position, fontSize].join(', ');
      return `${[...above, kindOf(element), ...attributesOf(element)].filter(Boolean).join(' ')}: ${shown}`;
    });
    return [...new Set(styles)].sort().join('\n');
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
      ...all('body *:not(main *, script, style, link)').map((element) =>
        [nameOf(element), ...attributesOf(element), ownText(element)].join(' '),
      ),
      `${document.adoptedStyleSheets.filter((sheet) => sheet !== work.fonts).length} style sheets of scripts`,
    ].join('\n'),
    attributes: shell.map((element) => [nameOf(element), ...attributesOf(element)].join(' ')).join('\n'),
    styles: [...shell, ...all('header a, footer a, main h1').slice(0, 12)]
      .map((element) => `${nameOf(element)}: ${shownBy(getComputedStyle(element))}`)
      .concat([...shell, ...all(':is(header, footer):not(main *) *, main h1')].flatMap(contentOf))
      .join('\n'),
    parts: partStyles(),
    text: all(':is(header, footer):not(main *)')
      .flatMap(({ innerText }) => innerText.split('\n'))
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
    layout: all(':is(header, footer):not(main *), main h1')
      .map((element) => {
        const { left, width, height } = element.getBoundingClientRect();
        return `${nameOf(element)} ${[left, width, height].map(Math.round).join(' ')}`;
      })
      .join('\n'),
    running: work.running(areas).join('\n'),
    storage: Object.entries({ local: localStorage, session: sessionStorage })
      .flatMap(([kind, storage]) =>
        Object.keys(storage).map((key) => `${kind} ${key}${key === 'of another' ? ` ${storage.getItem(key)}` : ''}`),
      )
      .sort()
      .join(', '),
    fonts: [...document.fonts].map(({ family, style, weight }) => `${family} ${style} ${weight}`).join(', '),
    databases: databases
      .flatMap(({ name = '' }) => (isOfOthers(name) ? name : []))
      .sort()
      .join('\n'),
    caches: namesOfCaches.filter(isOfOthers).sort().join('\n'),
    names: work.names(areas).join(', '),
    locks: [...(locks.held ?? []), ...(locks.pending ?? [])].map(({ name }) => name).join(', '),
    highlights: [...CSS.highlights.keys()].join(', '),
    tab: `name ${JSON.stringify(window.name)}, scrolls back ${history.scrollRestoration}, editable ${document.designMode}`,
  };
}

/** Where everything is, after some frames. `undefined` while a font, or the code of the page, is to come. */
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
