import type { ElementSpec } from './spec-types.ts';
import type { EmbedOptions } from './types.ts';

/** What an element shows, by the name of the area that brings its views. */
export type Feature = ElementSpec['module'];

/** Name of the module that shows a feature with these options: its file without the ending. */
export const moduleFor: Readonly<Record<Feature, (options: EmbedOptions) => string>> = {
  assessment: ({ view }) => (view === 'needs' || view === 'lab' ? `assessment-${view}` : 'assessment'),
  enrolment: ({ classId }) => (classId ? 'enrolment-class' : 'enrolment'),
};
