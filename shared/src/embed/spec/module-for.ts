import type { ElementSpec } from './spec-types.ts';
import type { EmbedOptions } from './types.ts';

/** What an element shows: its views have one name, which is also that of the area they come from. */
export type Feature = ElementSpec['module'];

/** Name of the module that shows what the options ask for, by feature: its file without the ending. */
export const moduleFor: Readonly<Record<Feature, (options: EmbedOptions) => string>> = {
  assessment: ({ view }) => (view === 'needs' ? 'assessment-needs' : 'assessment'),
  enrolment: ({ classId }) => (classId ? 'enrolment-class' : 'enrolment'),
};
