/** The target of the event counts, too. */
export const closestAt = <Found extends HTMLElement>(target: EventTarget | null, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** The module that shows what is the target of an event. */
export const moduleAt = (target: EventTarget | null): string | undefined =>
  closestAt(target, '[data-module]')?.dataset.module;
