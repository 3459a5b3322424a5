import type { TextKind } from './domain/rules/rule.ts';

export const kindNames: readonly (readonly [TextKind, string])[] = [
  ['story', 'User story'],
  ['form', 'Form'],
  ['api', 'API text'],
  ['flow', 'Flow'],
  ['business', 'Business case'],
  ['none', 'None of these'],
];
