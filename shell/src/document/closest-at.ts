export const closestAt = <Found extends HTMLElement>(target: EventTarget | null, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

export const moduleAt = (target: EventTarget | null): string | undefined =>
  closestAt(target, '[data-module]')?.dataset.module;
