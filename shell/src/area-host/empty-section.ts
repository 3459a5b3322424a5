import { defineSection, type SectionModule } from '@agile-languages/shared/contract';

/** In place of a section that the live release of its area does not offer. */
export const emptySection: SectionModule = { default: defineSection({ Section: () => null }) };
