import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';
import { checkDeclaration } from '../release/check-declaration.ts';
import { checkName } from '../release/check-name.ts';
import { verifyRelease } from '../release/verify-release.ts';
import type { ReleaseChange } from '../store/history.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';
import { checkNeeds } from './check-needs.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSections } from './check-sections.ts';

type Description = AreaDescription | ShellDescription;

/**
 * Tries releases that are to become live against everything else that is: without running any of their code.
 *
 * @param releases the release of the shell and of each area from then on
 * @param changed those that are not live yet
 * @param areVerified whether those are known to be what was released
 * @throws {UserError} in one sentence, for the first of them that would harm the site
 */
export async function checkReleases(
  store: Store,
  { shell: shellRelease = '', ...releases }: Readonly<Record<string, string>>,
  changed: readonly ReleaseChange[],
  areVerified: boolean,
): Promise<void> {
  for (const { name, to } of changed) {
    const description = await (areVerified
      ? readDescription<Description>(store, name, to)
      : verifyRelease(store, name, to));
    if (name !== 'shell') checkDescription(name, description as AreaDescription);
  }
  if (changed.length === 0) return;
  const shell = await readDescription<ShellDescription>(store, 'shell', shellRelease);
  const entries = Object.entries(releases).map(
    async ([name, hash]) => [name, await readDescription<AreaDescription>(store, name, hash)] as const,
  );
  const areas = Object.fromEntries(await Promise.all(entries));
  for (const { name } of changed) checkName(name, ['shell', ...Object.keys(areas)]);
  checkRoutes(areas);
  checkSections(shell, areas);
  checkNeeds(shell, areas);
}

function checkDescription(name: string, { contract, routes, chunks, sections: declared = {} }: AreaDescription): void {
  const sections = Object.fromEntries(Object.keys(chunks.sections).map((name) => [name, declared[name] ?? {}]));
  checkDeclaration({ name, contract, routes, sections }, name);
}
