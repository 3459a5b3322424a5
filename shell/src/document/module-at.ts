/** Key of the module whose part of the page contains this element. */
export const moduleAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-module]')?.dataset.module;
