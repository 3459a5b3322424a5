import { soon } from '@agile-languages/shared/embed';

/** Sessions, trainer and other classes stand below what a visitor needs to enrol. */
export const ClassSections = soon(async () => (await import('../../../class-detail/class-sections.tsx')).ClassSections);
