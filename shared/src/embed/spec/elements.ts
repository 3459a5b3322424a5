import { assessment } from './assessment.ts';
import { enrolment } from './enrolment.ts';
import type { ElementSpec } from './spec-types.ts';

/** Both elements. */
export const elementSpecs: readonly ElementSpec[] = [assessment, enrolment];

/** An element with its literal names and values, from which types are derived. */
export type AnyElement = typeof assessment | typeof enrolment;
