import type { SectionModule } from '@agile-languages/shared/contract';

/** Stands for a section that the live release of its area does not offer. */
export const emptySection: SectionModule = { default: () => null };
