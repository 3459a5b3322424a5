import { embedApiBase } from './site.ts';

/** Elements of which the provider was told. */
const told = { view: new WeakSet<Element>(), start: new WeakSet<Element>() };

/**
 * Tells the provider once that an element with a partner key came up, and once that a visitor uses it. Sent is the key,
 * nothing of the visitor, and no cookie.
 */
export function countUses(host: Element, container: HTMLElement, signal: AbortSignal): void {
  const key = host.getAttribute('partner');
  if (!key) return;
  const tell = (kind: keyof typeof told) => {
    if (told[kind].has(host)) return;
    told[kind].add(host);
    const address = `${embedApiBase}/partners/${encodeURIComponent(key)}/uses/${kind}`;
    fetch(address, { method: 'POST', credentials: 'omit', keepalive: true }).catch(() => {});
  };
  for (const name of ['click', 'change']) container.addEventListener(name, () => tell('start'), { signal });
  tell('view');
}
