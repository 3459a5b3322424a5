export interface PageLook {
  styles: string;
  animations: string;
  parts: string;
  text: string;
  layout: string;
}

/** Runs in the page: uses nothing from outside. */
export function lookOfPage(): PageLook {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const nameOf = ({ localName, id }: Element) => localName + (id && `#${id}`);
  const around = ':is(header, footer):not(main *)';
  const shell = all(`html, body, #root, ${around}, main`);
  const shown =
    'color backgroundColor font cursor pointerEvents display position visibility opacity filter transform userSelect overflow zoom';
  const shownBy = (style: CSSStyleDeclaration) =>
    shown
      .split(' ')
      .map((name) => Reflect.get(style, name))
      .join(', ');
  const contentOf = (element: Element) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return style.content === 'none' ? [] : [`${nameOf(element)}${pseudo}: ${style.content}, ${shownBy(style)}`];
    });
  const kindOf = ({ localName, className }: Element) => `${localName}${className && `.${className}`}`;
  const partStyle = (element: HTMLElement) => {
    const above = [element.parentElement?.parentElement?.parentElement, element.parentElement?.parentElement]
      .concat(element.parentElement)
      .map((parent) => (parent ? kindOf(parent) : ''));
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    const { display, visibility, pointerEvents, position, fontSize } = getComputedStyle(element);
    const style = [display, visibility, pointerEvents, position, fontSize].join(', ');
    return `${[...above, kindOf(element), ...attributes].filter(Boolean).join(' ')}: ${style}`;
  };
  return {
    styles: [...shell, ...all('header a, footer a, main h1').slice(0, 12)]
      .map((element) => `${nameOf(element)}: ${shownBy(getComputedStyle(element))}`)
      .concat([...shell, ...all(`${around} *, main h1`)].flatMap(contentOf))
      .join('\n'),
    animations: document
      .getAnimations()
      .filter((animation) => animation.constructor === Animation)
      .map(({ effect }) => (effect as KeyframeEffect).target)
      .flatMap((target) => (target && !target.matches('main *') ? nameOf(target) : []))
      .join(', '),
    parts: [...new Set(all('main *:not(svg *)').map(partStyle))].sort().join('\n'),
    text: all(around)
      .flatMap(({ innerText }) => innerText.split('\n'))
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
    layout: all(`${around}, main h1`)
      .map((element) => {
        const { left, width, height } = element.getBoundingClientRect();
        return `${nameOf(element)} ${[left, width, height].map(Math.round).join(' ')}`;
      })
      .join('\n'),
  };
}
