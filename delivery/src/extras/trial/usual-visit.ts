import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patternOf } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';
import type { BrowserContext } from 'playwright-core';
import type { Candidate } from '../../activate/activate-options.ts';
import { releaseIn } from '../../store/registry.ts';
import { leakingStyles } from './in-page.ts';
import { linksOfShell } from './in-used-page.ts';
import { usualStates } from './leave-page.ts';
import { listen } from './listen.ts';
import type { PageState } from './page-state.ts';
import { shellPage } from './pages-to-try.ts';

export interface AreaStyles {
  area: string;
  sheets: readonly string[];
}

export interface UsualVisit {
  /** A page of every area that header or footer lead to, those of the candidate last. */
  targets: Promise<readonly string[]>;
  /** What a tab shows there that was on no page of what is tried, as soon as it is known. */
  at: (target: string) => Promise<PageState | undefined>;
}

/** @param leaks gets selectors of other areas that match something there */
export function usualVisit(
  context: Promise<BrowserContext>,
  origin: string,
  { registry, names }: Candidate,
  { styles, leaks }: { styles: readonly AreaStyles[]; leaks: Set<string> },
): UsualVisit {
  const found = Promise.withResolvers<readonly string[]>();
  const states = new Map<string, PromiseWithResolvers<PageState | undefined>>();
  const visit = async () => {
    const page = await (await context).newPage();
    const { underWay } = listen(page, { origin, path: shellPage, site: '', allowed: [] });
    await page.goto(origin + shellPage);
    const links = await page.evaluate(linksOfShell);
    const areas = Object.keys(registry.areas).toSorted((a, b) => Number(names.includes(a)) - Number(names.includes(b)));
    const targets = areas.flatMap((area) => links.find((link) => areaAt(registry, link) === area) ?? []);
    for (const target of targets) states.set(target, Promise.withResolvers());
    found.resolve(targets);
    await usualStates({ page, underWay }, targets, async (target, state) => {
      states.get(target)?.resolve(state);
      const strange = styles.filter(({ area }) => area !== areaAt(registry, target));
      const sheets = strange.flatMap((of) => of.sheets);
      if (sheets.length > 0) for (const leak of await page.evaluate(leakingStyles, sheets)) leaks.add(leak);
    });
    await page.close();
  };
  const ended = visit().catch(() => {});
  void ended.then(() => {
    found.resolve([]);
    for (const { resolve } of states.values()) resolve(undefined);
  });
  return { targets: found.promise, at: async (target) => states.get(target)?.promise };
}

/** `undefined`: a page of the shell. */
export const areaAt = ({ areas }: Registry, path: string): string | undefined =>
  Object.keys(areas).find((name) => patternOf(Object.keys(areas[name]?.routes ?? {}), path));

export const stylesOf = ({ store, registry, names }: Candidate): Promise<AreaStyles[]> =>
  Promise.all(
    names
      .filter((name) => name !== 'shell')
      .map(async (area) => {
        const folder = join(store.release(area, releaseIn(registry, area) ?? ''), 'browser');
        const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
        return { area, sheets: await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8'))) };
      }),
  );
