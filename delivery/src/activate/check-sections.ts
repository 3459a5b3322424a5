import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';

/**
 * @throws {UserError} when the home page shows a section that a live area does not have, or has no slot for a section that
 *   is declared for one
 */
export function checkSections(
  { release, homeSections = [], slots = [] }: ShellDescription,
  areas: Readonly<Record<string, AreaDescription>>,
): void {
  const missing = homeSections.find(({ area, name }) => areas[area] && !(name in areas[area].chunks.sections));
  if (missing)
    throw new Refusal(
      `The home page shows section ${missing.name} of ${missing.area}, which its release ${areas[missing.area]?.release} does not have. Nothing has changed. Release a shell without it first.`,
    );
  for (const [area, { sections = {} }] of Object.entries(areas))
    for (const [name, { slot }] of Object.entries(sections))
      if (slot !== undefined && !slots.includes(slot))
        throw new Refusal(
          `Section ${name} of ${area} is for slot ${slot}, which release ${release} of the shell does not have. It has ${slots.join(', ') || 'none'}. Nothing has changed.`,
        );
}
