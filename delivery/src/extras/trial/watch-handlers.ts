/**
 * Runs in the page after `watchWork`, before its scripts. React keeps the handlers of an element in an object beside it,
 * which any code can change. React itself makes a new object instead.
 */
export function watchHandlers(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  type Props = Readonly<Record<string, unknown>>;
  const kept = new WeakMap<Props, Props>();
  const keptBy = (element: Element, prefix: string) => {
    const name = Object.keys(element).find((one) => one.startsWith(prefix));
    return name && Reflect.get(element, name);
  };
  const isRendered = (element: Element, props: Props) => {
    const fiber = keptBy(element, '__reactFiber$');
    const rendered = [fiber, fiber?.alternate].map((one) => one?.memoizedProps);
    return fiber?.stateNode === element && rendered.includes(props);
  };
  const hashOf = (text: string) => {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) | 0;
    return hash.toString(36);
  };
  const handlersOf = (element: Element): string[] => {
    const props: Props | undefined = keptBy(element, '__reactProps$');
    if (!props) return [];
    const before = kept.get(props) ?? { ...props };
    kept.set(props, before);
    const handlers = Object.entries(props).flatMap(([name, value]) => {
      if (typeof value !== 'function') return [];
      const code = String(value);
      return `${name} ${code.slice(0, 100)} (${hashOf(code)})${value === before[name] ? '' : ', changed'}`;
    });
    const text = (element.textContent ?? '').trim().slice(0, 20);
    return [...(isRendered(element, props) ? [] : ['other handlers']), ...handlers].map((handler) =>
      [element.localName, text, handler].filter(Boolean).join(' ').replaceAll(/\s+/g, ' '),
    );
  };
  work.isOfReact = (name: string) =>
    /^__react(?:Fiber|Props|Container|Events|Listeners|Handles|Resources|Marker)\$|^_reactListening/.test(name);
  work.handlers = () => [...document.querySelectorAll('body, body *:not(main *)')].flatMap(handlersOf).join('\n');
}
