import { rm } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import { commitOf } from '../build/commit-of.ts';
import { publishEmbed } from '../embed/publish.ts';
import { root } from '../paths.ts';
import { type PrerenderedSite, type PrerenderOptions, prerender } from '../prerender/prerender.ts';
import { line } from '../progress.ts';
import type { SandboxLimits } from '../sandbox/sandbox.ts';
import { claimRevision } from '../store/claim-revision.ts';
import { expectNotFrozen } from '../store/frozen.ts';
import { type ActivationNote, appendHistory, type ReleaseChange } from '../store/history.ts';
import { readPageList } from '../store/page-list.ts';
import { namesIn, releaseIn, replaceRegistry } from '../store/registry-file.ts';
import { type Store, withDraft } from '../store/store.ts';
import type { Candidate } from '../trial/candidate.ts';
import { checkLinks } from './check-links.ts';
import { checkReleases } from './check-releases.ts';
import { checkSignatures } from './check-signatures.ts';
import { completedRegistry } from './completed-registry.ts';
import { nextRegistry } from './next-registry.ts';
import { removeOldPages } from './remove-old-pages.ts';

export interface ActivateOptions {
  store: Store;
  config: SiteConfig;
  /** Releases to activate, by name of the area, or `shell`; the others stay as they are. */
  releases: Readonly<Record<string, string>>;
  /** What the history records of it. */
  note: ActivationNote;
  /** Sends requests for the data of pages. */
  api: typeof fetch;
  /** Whether pages that are live may be removed. Default `false`. */
  removes?: boolean;
  /** Area that goes back to a past release, or `shell`, and a registry in which that was live: its pages are reused. */
  back?: PrerenderOptions['back'];
  /** Whether nothing is changed: the result says what would be. Default `false`. */
  isDryRun?: boolean;
  /** Tries a release in a browser, and returns what the history records of it. Default: it is not tried. */
  tryOut?: (candidate: Candidate) => Promise<string>;
  /** Limits of the code of the areas. Default: those of the sandbox. */
  limits?: Partial<SandboxLimits>;
}

export interface Activation extends PrerenderedSite {
  /** The live registry from now on. */
  registry: Registry;
}

/** How often a release is prerendered anew because another one became live meanwhile. */
const mostTries = 5;

/**
 * Activates releases: prerenders the pages that they or new data touch, makes them the next revision, then replaces the
 * registry. When another process was first, the same happens again on top of what that made live, so that neither is
 * lost. An area without a release has no pages and stops nobody.
 *
 * @returns `undefined` when all of it is live already
 * @throws {UserError} when the shell or a live release is missing
 */
export async function activateReleases(options: ActivateOptions): Promise<Activation | undefined> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const activation = await tryToActivate(options);
    if (activation !== 'overtaken') return activation;
    line('Another release became live meanwhile. Once more, on top of it.');
  }
  throw new UserError('Other releases were faster each time. Nothing has changed. Try again.');
}

async function tryToActivate(options: ActivateOptions): Promise<Activation | undefined | 'overtaken'> {
  const {
    store,
    config,
    releases: changes,
    note,
    api,
    removes = false,
    isDryRun = false,
    back,
    limits,
    tryOut,
  } = options;
  const previous = await completedRegistry(store);
  const live = Object.fromEntries(namesIn(previous).map((name) => [name, releaseIn(previous, name) ?? '']));
  const releases = { ...live, ...changes };
  if (!releases.shell) throw new UserError('There is no release of the shell yet. Run npm start once.');
  const changed = Object.entries(releases).flatMap(([name, to]): ReleaseChange[] =>
    to === live[name] ? [] : [{ name, from: live[name] ?? null, to }],
  );

  await expectNotFrozen(
    store,
    changed.map(({ name }) => name),
  );
  await checkReleases(store, releases, changed);
  const keys = note.kind === 'release' ? await checkSignatures(store, changed) : [];
  const embed = isDryRun ? previous?.embed : await publishEmbed(store, config, releases);
  const registry = await nextRegistry(store, previous, releases, embed);
  const hasSameReleases = changed.length === 0 && previous?.embed === embed;
  const next = withDraft(store, registry.revision);
  const draft = next.pages(registry.revision);
  try {
    const site = await prerender({
      store: next,
      registry,
      config,
      previous,
      api,
      hasSameReleases,
      removes,
      isDryRun,
      ...(back && { back }),
      ...(limits && { limits }),
    });
    if (!site) return undefined;
    if (isDryRun) return { ...site, registry };
    await checkPages(next, registry, previous);
    const names = changed.map(({ name }) => name);
    const candidate = { store: next, registry, previous, names, config };
    const tried = names.length > 0 ? await tryOut?.(candidate) : undefined;
    if (!(await claimRevision(store, registry.revision, draft))) return 'overtaken';
    await replaceRegistry(store, registry);
    const { kind, why, from } = note;
    const commit = note.commit ?? (await commitOf(root));
    await appendHistory(store, {
      revision: registry.revision,
      kind: changed.length > 0 ? kind : 'prerender',
      changes: changed,
      why,
      ...(commit && { commit }),
      ...(keys.length > 0 && { keys }),
      ...(from && { from }),
      ...(tried && { tried }),
    });
    await removeOldPages(store, registry.revision);
    return { ...site, registry };
  } finally {
    // What cannot be removed now goes with the old pages; the reason of a refusal matters more.
    await rm(draft, { recursive: true, force: true }).catch(() => {});
  }
}

/** @throws {UserError} when links lead to nothing */
async function checkPages(store: Store, next: Registry, previous: Registry | undefined): Promise<void> {
  const folder = store.pages(next.revision);
  const list = await readPageList(folder);
  const before = previous && (await readPageList(store.pages(previous.revision)));
  if (list) await checkLinks(folder, before, list);
}
