import type { ShapeSpec } from './spec-types.ts';

/** The detail of an event, written as in TypeScript: `{ v: 1; classId: string }`. */
export const detailText = (detail: readonly ShapeSpec[]): string =>
  detail
    .map(({ fields }) => `{ ${['v: 1', ...fields.map(({ name, type }) => `${name}: ${type}`)].join('; ')} }`)
    .join(' | ');
