import type { MemberSpec, TypedMemberSpec } from './spec-types.ts';

/** Properties of both elements. */
export const propertySpecs: readonly TypedMemberSpec[] = [
  {
    name: 'value',
    type: 'string',
    description:
      'The result as a short text; set it to show that result. Meter: the code of a shared link. Needs: the Languages that are switched off. Enrolment: id of the class that is open.',
  },
  {
    name: 'state',
    type: "'idle' | 'loading' | 'ready' | 'failed'",
    description: 'State of the element. Read only.',
    isReadonly: true,
  },
  {
    name: 'version',
    type: 'string',
    description: 'Exact version, as in `versions.json`. Read only.',
    isReadonly: true,
  },
  {
    name: 'ready',
    type: 'Promise<void>',
    description: 'Settles with `agile-ready`; rejects with the detail of `agile-error`. Read only.',
    isReadonly: true,
  },
];

/** Methods of both elements. */
export const methodSpecs: readonly TypedMemberSpec[] = [
  {
    name: 'load',
    type: '() => Promise<void>',
    description:
      'Fetches the code and shows the element now, whatever `loading` is. After a failure it makes another attempt.',
  },
  {
    name: 'reload',
    type: '() => Promise<void>',
    description: 'Removes the content and loads it again, after an error for instance.',
  },
  {
    name: 'reset',
    type: '() => void',
    description: 'Clears what the visitor has entered, also what `persist` has kept.',
  },
  {
    name: 'focus',
    type: '() => void',
    description: 'Moves the focus to its first control, or to the link inside.',
    isInherited: true,
  },
  {
    name: 'getResult',
    type: '() => MeterResult | NeedsResult | LabResult | undefined',
    description: 'The current result, as in `agile-change`; `undefined` for classes and before the element is ready.',
  },
];

/** Slots of both elements; the one without a name has the link inside. */
export const slotSpecs: readonly MemberSpec[] = [
  { name: '', description: 'The link for visitors without scripts, and after an error.' },
  { name: 'before', description: 'Your own content above.' },
  { name: 'after', description: 'Your own content below.' },
  {
    name: 'class',
    description: 'A `<template>` with a card of your own for each class of the list.',
  },
  {
    name: 'words',
    description: 'A `<script type="application/json">` with texts of your own, each under its English text.',
  },
];
