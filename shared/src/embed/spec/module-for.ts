import type { EmbedOptions } from './types.ts';

/** Name of the module that shows what the options ask for, by feature: its file without the ending. */
export const moduleFor = {
  assessment: ({ view }: EmbedOptions): string => (view === 'needs' ? 'assessment-needs' : 'assessment'),
  enrolment: ({ classId }: EmbedOptions): string => (classId ? 'enrolment-class' : 'enrolment'),
};

export type Feature = keyof typeof moduleFor;
