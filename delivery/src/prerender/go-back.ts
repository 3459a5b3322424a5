import { releaseIn } from '../store/registry-file.ts';
import { mergedAnswers, readAnswers } from './answers.ts';
import type { ApiFailure } from './api-outcome.ts';
import { keptPages } from './kept-pages.ts';
import { type ConfiguredSite, openConfigured } from './open-configured.ts';
import { type PagesBefore, planPage } from './plan.ts';
import type { PrerenderedSite, PrerenderOptions } from './prerender-options.ts';
import type { Reason } from './reasons.ts';
import { renderPage } from './render.ts';
import { placeOf, reusePage } from './reuse.ts';
import { readSearched } from './search-index.ts';
import { writePage } from './write.ts';
import { isCompressed, siteHash, writeRevision } from './write-revision.ts';

/** Writes a revision in which an area goes back to a release whose pages are kept: code runs only for pages that no revision has. */
export async function goBack(
  options: PrerenderOptions,
  name: string,
  before: PagesBefore,
  past: PagesBefore,
): Promise<PrerenderedSite> {
  const { registry, isDryRun } = options;
  const pages = keptPages(registry, name, siteHash(options), before, past);
  const keys = new Set(pages.map(({ key }) => key));
  const removed = Object.keys(before.list.pages).filter((key) => !keys.has(key));
  const [searched, live, kept] = await Promise.all([
    readSearched([before, past]),
    readAnswers(before.folder),
    readAnswers(past.folder),
  ]);
  const owners = new Map(
    pages.flatMap(({ key, source }) => {
      const owner = source?.folder === past.folder ? kept : source && live;
      return owner ? [[key, owner] as const] : [];
    }),
  );
  const answers = live && kept && mergedAnswers(live, kept, owners, releaseIn(registry, name) ?? '');
  const opened = openConfigured(options);
  let failure: ApiFailure | undefined;
  let used: ConfiguredSite | undefined;
  try {
    const { script } = (name === 'shell' ? past : before).list;
    const written = await writeRevision(options, pages, script, answers, async (page, target) => {
      const { key, source } = page;
      const old = before.list.pages[key];
      const reason: Reason = `${name} changed`;
      if (isDryRun) return { key, page: old, ...(!source && { reason }) };
      const linked = source && (placeOf(source) ?? (await reusePage(source, target, isCompressed(options))));
      if (linked) return { key, page: linked, searched: searched(source, key) };
      used = await opened();
      const { site, config } = used;
      const planned = await planPage(site, registry, config, before, page);
      failure ??= planned.failure;
      return {
        key,
        page: await writePage(
          target,
          planned.page,
          await renderPage(site, config, planned.page),
          isCompressed(options),
        ),
        reason,
      };
    });
    await used?.pictures;
    return { ...written, removed, kept: [], before, ...(failure && { failure }) };
  } finally {
    await opened.close();
  }
}
