import { onView } from '../ui/lazy-part/moments.ts';
import { checkAttributes } from './check-attributes.ts';
import { guardContrast } from './contrast.ts';
import { onAttributes } from './on-attributes.ts';
import { embedApiBase, siteOrigin } from './site.ts';
import type { Followed } from './view-props.ts';

/**
 * A shown element follows the colours of the page, warns of wrong attributes and is counted for the partner's key. The
 * shape of `skeleton.css` ends. With `?agile-debug` in the address it shows its state.
 */
export function followPage(followed: Followed, signal: AbortSignal): void {
  const { host, container, adapt } = followed;
  checkAttributes(host);
  if (signal.aborted) return;
  host.style.setProperty('--agile-skeleton', 'none');
  countUses(followed, signal);
  onAttributes(document.documentElement, adapt, signal);
  adapt();
  guardContrast(container, signal);
  if (/[?&]agile-debug\b/.test(location.search))
    import('./debug-panel.ts').then(({ showDebugPanel }) => showDebugPanel(followed, signal), console.error);
}

const told = { view: new WeakSet<Element>(), start: new WeakSet<Element>() };

/**
 * An element counts once when it comes into view, and once when it is used: in a closed pop-up it is ready unseen. Sent
 * are the key, the campaign, the class that is shown or linked and the path of the page; nothing of the visitor, and no
 * cookie.
 */
export function countUses({ host, container, adapt }: Followed, signal: AbortSignal): void {
  const { partner: key } = adapt();
  if (!key) return;
  const element = placeOf(host);
  const tell = (kind: keyof typeof told, followed = '') => {
    if (told[kind].has(element)) return;
    told[kind].add(element);
    const { campaign, classId } = adapt();
    const about = { campaign, class: classId || followed, page: location.host && location.pathname };
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

/** A federated host mounts into an element of its own. */
const placeOf = (host: Element): Element => (/^agile-/.test(host.localName) ? host : (host.parentElement ?? host));

const classIn = ({ target }: Event) => {
  const { origin, pathname = '' } = (target as Element).closest('a') ?? {};
  return origin === siteOrigin ? /^\/(?:class|login|ask)\/([\w-]+)/.exec(pathname)?.[1] : undefined;
};
