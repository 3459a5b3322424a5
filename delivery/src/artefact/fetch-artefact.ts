import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { runNpm } from '../run-npm.ts';
import { parseJson } from '../store/json.ts';

/** What names a package and a version: `catalog@1.8.2`, `@stories-team/stories@2.0.0`. */
export const isPackage = (text: string): boolean => /^(?:@[\w.-]+\/)?\w[\w.-]*@\w[\w.-]*$/.test(text);

/**
 * Fetches an artefact from a registry of packages with `npm pack`, which checks its integrity, runs no script, and knows
 * the registries and credentials of this machine.
 *
 * @param spec a package with its version; a bare name is that of an area of this project
 * @param folder where to
 * @returns the file
 * @throws {UserError} when there is none
 */
export async function fetchArtefact(spec: string, folder: string): Promise<string> {
  const args = ['pack', fullName(spec), '--json', '--ignore-scripts', '--pack-destination', folder];
  const stdout = await runNpm(args, folder).catch((cause) => {
    if (cause instanceof UserError) throw cause;
    const [reason] = String(cause.stderr ?? cause.message).match(/npm error (?:404 )?.+/g) ?? [];
    throw new UserError(
      `${fullName(spec)} cannot be fetched${reason ? `: ${reason.replace(/^npm error /, '')}` : '.'}`,
    );
  });
  const [packed] = (parseJson(stdout) ?? []) as { filename: string }[];
  if (!packed) throw new UserError(`${fullName(spec)} cannot be fetched: npm names no file.`);
  return join(folder, packed.filename);
}

function fullName(spec: string): string {
  if (spec.startsWith('@')) return spec;
  return `@agile-languages/${spec.startsWith('shell@') ? '' : 'mf-'}${spec}`;
}
