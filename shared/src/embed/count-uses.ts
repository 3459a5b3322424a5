import { embedApiBase } from './site.ts';

const counted = new WeakSet<Element>();

/**
 * Tells the provider once that an element with a partner key came up, and once that a visitor uses it. Sent is the key,
 * nothing of the visitor, and no cookie.
 */
export function countUses(host: Element, container: HTMLElement, signal: AbortSignal): void {
  const key = host.getAttribute('partner');
  if (!key || counted.has(host)) return;
  counted.add(host);
  const tell = (kind: 'view' | 'start') =>
    fetch(`${embedApiBase}/partners/${encodeURIComponent(key)}/uses/${kind}`, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  let isUsed = false;
  const onUse = () => {
    if (!isUsed) void tell('start');
    isUsed = true;
  };
  for (const name of ['click', 'change']) container.addEventListener(name, onUse, { signal });
  void tell('view');
}
