import type { DocumentData } from '@agile-languages/shared/registry';
import { onNear } from '@agile-languages/shared/ui';
import { moduleAt } from '../document/module-at.ts';

/**
 * Hydrates `visible` parts when they come near the view, and any part that is pointed at, touched, focused or pressed.
 * `hydrate` may be called twice with a key.
 */
export function hydrateParts(deferred: DocumentData['deferred'] = {}, hydrate: (key: string) => void): void {
  const onUse = ({ target }: Event) => {
    const module = target instanceof Element ? moduleAt(target) : undefined;
    if (module) hydrate(module);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click'])
    document.addEventListener(type, onUse, { capture: true, passive: true });
  for (const part of document.querySelectorAll<HTMLElement>('[data-module]')) {
    const key = part.dataset.module ?? '';
    if (deferred[key]?.hydrate !== 'visible') continue;
    if (part.children.length === 0) hydrate(key);
    for (const element of part.children) onNear(element, () => hydrate(key));
  }
}
