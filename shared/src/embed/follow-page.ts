import { onView } from '../ui/lazy-part/moments.ts';
import { checkAttributes } from './check-attributes.ts';
import { guardContrast } from './contrast.ts';
import { onAttributes } from './on-attributes.ts';
import { embedApiBase, siteOrigin } from './site.ts';

/**
 * A shown element follows the colours of the page, warns of wrong attributes and is counted for the partner's key. The
 * shape of `skeleton.css` ends. With `?agile-debug` in the address it shows its state.
 */
export function followPage({ host, container, adapt }: Followed, signal: AbortSignal): void {
  checkAttributes(host);
  if (signal.aborted) return;
  host.style.setProperty('--agile-skeleton', 'none');
  countUses(host, container, signal);
  onAttributes(document.documentElement, adapt, signal);
  adapt();
  guardContrast(container, signal);
  if (/[?&]agile-debug\b/.test(location.search))
    import('./debug-panel.ts').then(({ showDebugPanel }) => showDebugPanel(host, container, signal), console.error);
}

interface Followed {
  host: HTMLElement;
  container: HTMLElement;
  /** As they are now. */
  adapt: () => void;
}

const told = { view: new WeakSet<Element>(), start: new WeakSet<Element>() };

/**
 * An element counts once when it comes into view, and once when it is used: in a closed pop-up it is ready unseen. Sent
 * are the key, the campaign and the class that is shown or linked; nothing of the visitor, and no cookie.
 */
export function countUses(host: Element, container: HTMLElement, signal: AbortSignal): void {
  const key = host.getAttribute('partner');
  if (!key) return;
  const tell = (kind: keyof typeof told, followed = '') => {
    if (told[kind].has(host)) return;
    told[kind].add(host);
    const about = { campaign: host.getAttribute('campaign'), class: host.getAttribute('class-id') || followed };
    const query = new URLSearchParams(Object.entries(about).flatMap(([name, value]) => (value ? [[name, value]] : [])));
    fetch(`${embedApiBase}/partners/${encodeURIComponent(key)}/uses/${kind}${query.size ? `?${query}` : ''}`, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  };
  for (const name of ['click', 'change'])
    container.addEventListener(name, (event) => tell('start', classIn(event)), { signal });
  const stopLooking = onView(container, (isInView) => isInView && tell('view'));
  signal.addEventListener('abort', () => stopLooking?.());
}

const classIn = ({ target }: Event) => {
  const { origin, pathname = '' } = (target as Element).closest('a') ?? {};
  return origin === siteOrigin ? /^\/(?:class|login|ask)\/([\w-]+)/.exec(pathname)?.[1] : undefined;
};
