import { expect, test } from 'vitest';
import { moduleFor } from './module-for.ts';

test.each([
  [{}, 'assessment'],
  [{ view: 'meter' }, 'assessment'],
  [{ view: 'needs' }, 'assessment-needs'],
  [{ view: 'lab' }, 'assessment-lab'],
] as const)('assessment, %j: %s', (options, module) => {
  expect(moduleFor.assessment(options)).toBe(module);
});

test.each([
  [{}, 'enrolment'],
  [{ classId: '' }, 'enrolment'],
  [{ classId: '500012' }, 'enrolment-class'],
] as const)('enrolment, %j: %s', (options, module) => {
  expect(moduleFor.enrolment(options)).toBe(module);
});
