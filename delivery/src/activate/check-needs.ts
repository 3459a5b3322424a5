import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';
import { accepts } from './accepts.ts';

/**
 * Compares what areas need of shared modules with what the shell provides, by version and by name. Releases from before
 * this was recorded are left out.
 *
 * @throws {UserError} with the first thing that is missing
 */
export function checkNeeds(shell: ShellDescription, areas: Readonly<Record<string, AreaDescription>>): void {
  if (!shell.provides) return;
  for (const [area, { needs = {} }] of Object.entries(areas))
    for (const [module, { range, names }] of Object.entries(needs)) {
      const provided = shell.provides[module];
      const refuse = (what: string) =>
        new Refusal(
          `Area ${area} ${what} Nothing has changed. Release both of one source: npm run release -- --all, or the one that is behind first.`,
        );
      if (!provided) throw refuse(`needs ${module}, which release ${shell.release} of the shell does not provide.`);
      if (!accepts(range, provided.version))
        throw refuse(`needs ${module} ${range}, release ${shell.release} of the shell provides ${provided.version}.`);
      const missing = names.filter((name) => !provided.names.includes(name));
      if (missing.length > 0)
        throw refuse(
          `uses ${missing.join(', ')} of ${module}, which release ${shell.release} of the shell does not provide.`,
        );
    }
}
