import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import type { Candidate } from '../../activate/activate-options.ts';
import type { TrialOutcome } from '../../commands/extras.ts';
import { line, step } from '../../output.ts';
import { codeFolder } from '../../paths.ts';
import type { ApiOfPages } from '../../prerender/with-api.ts';
import type { SiteRoutes } from '../../serve/site.ts';
import { takeTurns } from './take-turns.ts';
import type { Trial, TrialWishes } from './try-in-browser.ts';

interface TrialOptions extends TrialWishes {
  isWanted: boolean;
  /** Path of a browser, or `off`. */
  setting?: string | undefined;
  api: Pick<ApiOfPages, 'handle' | 'ready'>;
  routes: SiteRoutes | undefined;
}

export async function trialOfRelease(candidate: Candidate, options: TrialOptions): Promise<TrialOutcome> {
  const { isWanted, setting = process.env.RELEASE_BROWSER || undefined } = options;
  if (!isWanted) return notTried('--no-browser');
  if (setting === 'off') return notTried('RELEASE_BROWSER=off');
  return takeTurns(candidate.config.origin, () => tryWith(setting, candidate, options));
}

async function tryWith(
  setting: string | undefined,
  candidate: Candidate,
  { api, ...options }: TrialOptions,
): Promise<TrialOutcome> {
  const { startBrowser } = await import('./find-browser.ts');
  const browser = await startBrowser(setting);
  if (!browser && setting)
    throw new UserError(`RELEASE_BROWSER is ${setting}, which does not start. Nothing has changed.`);
  if (!browser) return notTried('none is installed');
  try {
    // Otherwise pages without data would be found faulty.
    await api.ready();
    const [{ tryInBrowser }, { openMemory }] = await Promise.all([
      import('./try-in-browser.ts'),
      import('./remembered-visits.ts'),
    ]);
    const memory = openMemory(join(codeFolder, '.cache/trial'));
    const trial = await step(
      'try in a browser',
      () => tryInBrowser(browser, candidate, { memory, handleApi: api.handle, ...options }),
      describe,
    );
    return { text: describe(trial), isTried: true };
  } finally {
    await browser.close();
  }
}

function notTried(why: string): TrialOutcome {
  const sentence = `not tried in a browser: ${why}`;
  line(`The release is ${sentence}.`);
  return { text: sentence, isTried: false };
}

export function describe({ tried, untried, same, used, usedOnPhone, alone, toUse, remembered, unsure }: Trial): string {
  const pages = untried === 0 ? `${tried} pages` : `${tried} of ${tried + untried} pages`;
  const usedToo = used > 0 ? `, ${used} used and left, ${usedOnPhone} also on a phone` : '';
  const compared = alone > 0 ? `; ${alone} of these compared with no page of another area` : '';
  const missed = [
    ...(untried > 0 ? [`to open ${untried}`] : []),
    ...(toUse > used ? [`to use ${toUse - used}`] : []),
    ...(toUse > usedOnPhone ? [`to use ${toUse - usedOnPhone} on a phone`] : []),
  ];
  const noTime = missed.length > 0 ? `; there was no time ${missed.join(', ')}` : '';
  const known = remembered > 0 ? `; compared with ${remembered} visits of other pages that are remembered` : '';
  const asLive = same > 0 ? `; ${same} are as they are live` : '';
  const more = unsure.length > 3 ? ` And ${unsure.length - 3} more.` : '';
  const once =
    unsure.length > 0 ? `; seen once, without time for another look: ${unsure.slice(0, 3).join(' ')}${more}` : '';
  return `${pages} tried in a browser${usedToo}${compared}${noTime}${asLive}${known}${once}`;
}
