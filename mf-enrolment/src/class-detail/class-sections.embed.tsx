import { lazyPart } from '@agile-languages/shared/ui';

/** Sessions, trainer and other classes stand below what a visitor needs to enrol. */
export const ClassSections = lazyPart(async () => (await import('./class-sections.tsx')).ClassSections, {
  when: 'now',
});
