import type { AreaDescription, Registry, ShellDescription } from '@agile-languages/shared/registry';
import { Refusal } from '../refusal.ts';
import { checkDeclaration, checkName } from '../release/declaration.ts';
import { verifyRelease } from '../release/verify-release.ts';
import { expectNotFrozen } from '../store/frozen.ts';
import type { ReleaseChange } from '../store/history.ts';
import { readOwners } from '../store/owners.ts';
import { readDescription } from '../store/release-description.ts';
import type { Store } from '../store/store.ts';
import { checkRoutes } from './check-routes.ts';

type Description = AreaDescription | ShellDescription;

export async function checkReleases(
  store: Store,
  { shell: shellRelease = '', ...releases }: Readonly<Record<string, string>>,
  changed: readonly ReleaseChange[],
  { previous, areVerified }: { previous: Registry | undefined; areVerified: boolean },
): Promise<void> {
  for (const { name, to } of changed) {
    const description = await (areVerified
      ? readDescription<Description>(store, name, to)
      : verifyRelease(store, name, to));
    if (name !== 'shell') checkDescription(name, description as AreaDescription);
  }
  if (changed.length === 0) return;
  const shell = await readDescription<ShellDescription>(store, 'shell', shellRelease);
  const areas = await describedBy(store, releases);
  for (const { name } of changed) checkName(name, ['shell', ...Object.keys(areas)]);
  const newcomers = changed.map(({ name }) => name).filter((name) => name !== 'shell');
  checkRoutes({ areas, newcomers, live: previous?.areas ?? {}, owners: await readOwners(store) });
  checkSections(shell, areas);
  checkNeeds(shell, areas);
}

type Declared = Pick<AreaDescription, 'routes' | 'owner' | 'contact'>;

export async function expectToFit(
  store: Store,
  live: Registry | undefined,
  { shell, ...areas }: Readonly<Record<string, Declared>>,
): Promise<void> {
  await expectNotFrozen(store, [...(shell ? ['shell'] : []), ...Object.keys(areas)]);
  const releases = Object.entries(live?.areas ?? {}).map(([name, { release }]) => [name, release] as const);
  const all = { ...(await describedBy(store, Object.fromEntries(releases))), ...areas };
  const owners = await readOwners(store);
  checkRoutes({ areas: all, newcomers: Object.keys(areas), live: live?.areas ?? {}, owners });
}

async function describedBy(store: Store, releases: Readonly<Record<string, string>>) {
  const entries = Object.entries(releases).map(
    async ([name, hash]) => [name, await readDescription<AreaDescription>(store, name, hash)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function checkDescription(name: string, description: AreaDescription): void {
  const { contract, routes, chunks, sections: declared = {}, owner, contact } = description;
  const sections = Object.fromEntries(Object.keys(chunks.sections).map((name) => [name, declared[name] ?? {}]));
  checkDeclaration({ name, contract, routes, sections, ...(owner && { owner }), ...(contact && { contact }) }, name);
}

function checkNeeds(shell: ShellDescription, areas: Readonly<Record<string, AreaDescription>>): void {
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

/** `^19.3.1`: the same major version (below 1 minor), and not an older one. */
export function accepts(range: string, version: string): boolean {
  const lowest = numbersOf(range.replace(/^\^/, ''));
  const parts = numbersOf(version);
  const fixed = lowest.findIndex((part) => part > 0);
  const isSameLine = lowest.slice(0, fixed + 1).every((part, index) => part === parts[index]);
  return isSameLine && compare(parts, lowest) >= 0;
}

const numbersOf = (version: string) => version.split('-', 1).flatMap((text) => text.split('.').map(Number));

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, position) => part !== b[position]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

function checkSections(
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
