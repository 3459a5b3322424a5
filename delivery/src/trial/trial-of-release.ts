import { UserError } from '@agile-languages/shared/errors';
import { line, step } from '../progress.ts';
import type { Candidate, HandleApi } from './candidate.ts';
import type { Trial } from './try-in-browser.ts';

interface TrialOptions {
  /** Whether the person at the keyboard wants one. */
  isWanted: boolean;
  /** `RELEASE_BROWSER`: path of a browser, or `off`. */
  setting: string | undefined;
  /** The project's own API. Default: it is elsewhere. */
  handleApi: HandleApi | undefined;
}

/**
 * Tries a candidate in a browser, where one is wanted and installed.
 *
 * @returns what the history records of it
 * @throws {UserError} with what was seen, when it would harm the site
 */
export async function trialOfRelease(candidate: Candidate, options: TrialOptions): Promise<string> {
  const { isWanted, setting, handleApi } = options;
  if (!isWanted) return notTried('--no-browser');
  if (setting === 'off') return notTried('RELEASE_BROWSER=off');
  const { startBrowser } = await import('./find-browser.ts');
  const browser = await startBrowser(setting);
  if (!browser && setting)
    throw new UserError(`RELEASE_BROWSER is ${setting}, which does not start. Nothing has changed.`);
  if (!browser) return notTried('none is installed');
  try {
    const { tryInBrowser } = await import('./try-in-browser.ts');
    return describe(await step('try in a browser', () => tryInBrowser(browser, candidate, handleApi), describe));
  } finally {
    await browser.close();
  }
}

function notTried(why: string): string {
  const sentence = `not tried in a browser: ${why}`;
  line(`The release is ${sentence}.`);
  return sentence;
}

const describe = ({ tried, left }: Trial) =>
  left === 0 ? `${tried} pages tried in a browser` : `${tried} of ${tried + left} pages tried in a browser`;
