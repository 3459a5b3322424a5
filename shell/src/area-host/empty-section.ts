import { defineSection, type SectionModule } from '@agile-languages/shared/contract';

/** The live release of the area does not offer the section. */
export const emptySection: SectionModule = { default: defineSection({ Section: () => null }) };
