import { UserError } from '@agile-languages/shared/errors';
import type { Registry } from '@agile-languages/shared/registry';
import { needed, orderIn } from '../../commands/arguments.ts';
import { type Extras, siteExtrasOf } from '../../commands/extras.ts';
import { withApi } from '../../prerender/with-api.ts';
import { SeenFaults } from '../../refusal.ts';
import { matchingEnvironment, type SiteEnvironment } from '../../site-settings.ts';
import { addAlert, sightOf } from '../../store/alerts.ts';
import { openReleaseStore } from '../../store/release-store.ts';
import { takeBack } from './take-back.ts';
import type { Visit, WatchedRelease } from './watched-releases.ts';
import { type VisitedRevision, whatToVisit } from './what-to-visit.ts';

const usualWidths = [1440, 390];

/** In milliseconds, for each of two looks: a visit keeps no command waiting. */
const longest = { reported: 60_000, everything: 240_000 };

export async function visit([text = '{}']: string[], extras: Extras): Promise<void> {
  const order = orderIn<Visit>(text);
  const environment = await matchingEnvironment(process.env, extras.objectStorage);
  const { served, change } = await openReleaseStore(environment.config, { openShared: extras.objectStorage });
  const alert = (about: WatchedRelease | undefined, why: string) =>
    change((store) => addAlert(store, { why, ...(about && { subject: about.name, release: about.release }) }));
  const tell = (hindrance: string, { doubt }: Visit = order) =>
    doubt
      ? alert(order.watched, doubtText(order, `${notLooked}: ${hindrance}`))
      : alert(undefined, `The site could not look at its pages: ${hindrance}`);
  if (order.isLost) return tell('The process that looks was killed, or did not start. The log says more.');
  const hindrances: string[] = [];

  /** A step answers which release it is, not what is doubted. */
  async function judge(
    { steps = [], ...revision }: VisitedRevision,
    { doubt }: Visit = order,
  ): Promise<'faulty' | 'sound'> {
    const { suspect, previous } = revision;
    const seen = await faultsOf(revision, order, environment, extras).catch((cause: Error) => cause);
    if (seen instanceof Error) {
      hindrances.push(seen.message);
      await tell(seen.message, { doubt });
    } else if (seen && seen.length > 0) {
      const verdicts: string[] = [];
      for (const step of steps) verdicts.push(await judge(step, {}));
      if (!verdicts.includes('faulty')) await answer(suspect, previous, seen.join(' '));
      return 'faulty';
    } else if (doubt)
      await alert(order.watched, doubtText(order, seen ? 'A browser of the site does not see them.' : `${notLooked}.`));
    else if (!seen) throw new UserError('no browser is installed, or RELEASE_BROWSER is off.');
    return 'sound';
  }

  async function answer(suspect: WatchedRelease | undefined, previous: Registry | undefined, sentences: string) {
    const sight = sightOf(sentences);
    if (!suspect || !previous) return alert(suspect, sight);
    await takeBack(suspect, `seen in a browser of the site: ${sentences}`, extras).catch(async (cause: Error) => {
      hindrances.push(cause.message);
      await alert(suspect, `It could not be taken back, so it stays: ${cause.message} ${sight}`);
    });
  }

  for (const revision of await whatToVisit(served, order)) await judge(revision);
  if (hindrances.length > 0) throw new UserError(hindrances.join(' '));
}

const notLooked = 'No browser of the site has looked';

function doubtText({ doubt, watched }: Visit, looked: string): string {
  const canary = watched?.kind === 'canary' ? ' The canary does not grow.' : '';
  return `${doubt}. ${looked}${canary}`;
}

/** A browser has to see a fault twice, because a failure may pass. `undefined`: no browser has looked. */
async function faultsOf(
  { suspect: _, ...revision }: VisitedRevision,
  { watched, files = [], widths = [] }: Visit,
  { config, env }: SiteEnvironment,
  extras: Extras,
): Promise<readonly string[] | undefined> {
  return withApi({ config: config.site, env, migrates: false }, async (api) => {
    const options = {
      isWanted: true,
      ...{ files, widths: widths.length > 0 ? widths : usualWidths },
      ...{ uses: false, looksTwice: true },
      longest: watched ? longest.reported : longest.everything,
      api,
      routes: siteExtrasOf(extras, config.site).routes,
    };
    try {
      const { isTried } = await needed(extras.trial)({ ...revision, config: config.site }, options);
      return isTried ? [] : undefined;
    } catch (cause) {
      if (cause instanceof SeenFaults) return cause.sentences;
      throw cause;
    }
  });
}
