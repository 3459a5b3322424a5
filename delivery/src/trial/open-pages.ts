import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { mapConcurrently } from '../map-concurrently.ts';
import { originsOf } from '../serve/headers.ts';
import { releaseIn } from '../store/registry-file.ts';
import type { Candidate, HandleApi } from './candidate.ts';
import { reachElsewhere } from './elsewhere.ts';
import type { PageReport } from './page-report.ts';
import { shellPage } from './pages-to-try.ts';
import { serveCandidate } from './serve-candidate.ts';
import { type PageLimits, tryPage } from './try-page.ts';
import { watchGlobals } from './watch-globals.ts';

export interface PagesToOpen {
  browser: Browser;
  candidate: Candidate;
  /** Its own, or the live one. */
  revision: number;
  paths: readonly string[];
  limits: PageLimits;
  /** Moment after which no further page is opened. */
  end: number;
  handleApi: HandleApi | undefined;
}

/** Tabs that load at a time; those that are only watched do not count. */
const tabs = 3;

/** Opens pages of a revision in a browser. @returns what was seen of those for which there was time */
export async function openPages(options: PagesToOpen): Promise<PageReport[]> {
  const { browser, candidate, revision, paths, limits, end, handleApi } = options;
  const { store, registry, config } = candidate;
  const served = await serveCandidate(store, revision, config, handleApi);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    const { origin } = served;
    const allowed = [...originsOf(config), ...registry.origins];
    await reachElsewhere(context, { api: originsOf(config), areas: registry.origins }, origin, config.origin);
    await context.addInitScript(watchGlobals);
    const styles = revision === registry.revision ? await stylesOf(candidate) : [];
    const stylesFor = (path: string) => (path === shellPage ? styles : []);
    const opened = await mapConcurrently(tabs, paths, async (path) =>
      performance.now() < end
        ? tryPage(context, { origin, path, allowed, limits, styles: stylesFor(path) })
        : undefined,
    );
    const reports = await Promise.all(opened.map((tried) => tried?.report));
    return reports.flatMap((report) => (report ? [withoutFrames(report, config.origin)] : []));
  } finally {
    void context.close().catch(() => {});
    await served.close();
  }
}

/** Style sheets of the areas that are changed. Those of the shell are meant for its header and footer. */
async function stylesOf({ store, registry, names }: Candidate): Promise<string[]> {
  const texts = names
    .filter((name) => name !== 'shell')
    .map(async (name) => {
      const folder = join(store.release(name, releaseIn(registry, name) ?? ''), 'browser');
      const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
      return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    });
  return (await Promise.all(texts)).flat();
}

/** Documents in a frame allow the address of the site alone, which this is not. */
const withoutFrames = (report: PageReport, origin: string): PageReport => ({
  ...report,
  messages: report.messages.filter(({ text }) => !text.includes(`frame-ancestors ${origin}`)),
});
