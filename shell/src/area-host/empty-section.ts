import { defineSection, type SectionModule } from '@agile-languages/shared/contract';

export const emptySection: SectionModule = { default: defineSection({ Section: () => null }) };
