import type { AreaDescription, AreaRelease } from '@agile-languages/shared/registry';

/** What the registry says of the sections of an area that are declared for slots of the home page. Nothing without one. */
export function slotsOf({ sections = {} }: Pick<AreaDescription, 'sections'>): Pick<AreaRelease, 'slots'> {
  const slots = Object.entries(sections).flatMap(([name, { slot }]) => (slot === undefined ? [] : [[name, slot]]));
  return slots.length > 0 ? { slots: Object.fromEntries(slots) } : {};
}
