import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';

/** @throws {UserError} when the home page shows a section that a live area does not have */
export function checkSections(
  { homeSections = [] }: ShellDescription,
  areas: Readonly<Record<string, AreaDescription>>,
): void {
  const missing = homeSections.find(({ area, name }) => areas[area] && !(name in areas[area].chunks.sections));
  if (missing)
    throw new Refusal(
      `The home page shows section ${missing.name} of ${missing.area}, which its release ${areas[missing.area]?.release} does not have. Nothing has changed. Release a shell without it first.`,
    );
}
