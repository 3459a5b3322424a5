export const moduleAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-module]')?.dataset.module;
