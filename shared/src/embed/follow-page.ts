import { checkAttributes } from './check-attributes.ts';
import { guardContrast } from './contrast.ts';
import { countUses } from './count-uses.ts';

/**
 * What comes after an element is shown: it follows the colours of the page, refuses those that make text unreadable, says
 * in the console what is wrong with its attributes, and is counted for the partner's key. With `?agile-debug` in the
 * address it shows its state.
 */
export function followPage({ host, container, adapt }: Followed, signal: AbortSignal): void {
  checkAttributes(host);
  if (signal.aborted) return;
  countUses(host, container, signal);
  const page = new MutationObserver(adapt);
  page.observe(document.documentElement, { attributeFilter: ['class', 'data-theme', 'lang'] });
  signal.addEventListener('abort', () => page.disconnect());
  adapt();
  guardContrast(container, signal);
  if (/[?&]agile-debug\b/.test(location.search))
    import('./debug-panel.ts').then(({ showDebugPanel }) => showDebugPanel(host, container, signal), console.error);
}

interface Followed {
  host: Element;
  container: HTMLElement;
  /** Applies the colours of the page as they are now. */
  adapt: () => void;
}
