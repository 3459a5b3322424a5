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

/** In milliseconds: a visit ends before its process is killed, and each of two looks keeps no command waiting. */
const longest = { visit: 1_200_000, reported: 60_000, everything: 240_000 };
const shortest = 20_000;

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
  const whole: Look = { ...order, end: performance.now() + longest.visit };

  async function judge({ steps = [], ...revision }: VisitedRevision, look = whole): Promise<'faulty' | 'sound'> {
    const { suspect, previous } = revision;
    const { doubt } = look;
    const seen = await isTried(revision, look, environment, extras).catch((cause: Error) => cause);
    if (seen instanceof SeenFaults) {
      const verdicts: string[] = [];
      // A step answers which release it is, not what is doubted.
      const inStep = { ...look, doubt: undefined, files: [], paths: seen.paths };
      for (const step of steps) verdicts.push(await judge(step, inStep));
      if (!verdicts.includes('faulty')) await answer(suspect, previous, seen.sentences.join(' '));
      return 'faulty';
    }
    if (seen instanceof Error) {
      hindrances.push(seen.message);
      await tell(seen.message, look);
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

interface Look extends Visit {
  end: number;
  paths?: readonly string[];
}

/** Rejects with faults that a browser has seen twice, because a failure may pass. `false`: no browser has looked. */
async function isTried(
  { suspect: _, ...revision }: VisitedRevision,
  { watched, files = [], paths, widths = [], end }: Look,
  { config, env }: SiteEnvironment,
  extras: Extras,
): Promise<boolean> {
  return withApi({ config: config.site, env, migrates: false }, async (api) => {
    const left = (end - performance.now()) / 2;
    if (left < shortest) throw new UserError('There was no time left.');
    const options = {
      isWanted: true,
      ...{ files, ...(paths && { paths }), widths: widths.length > 0 ? widths : usualWidths },
      ...{ uses: false, looksTwice: true },
      longest: Math.min(left, watched ? longest.reported : longest.everything),
      api,
      routes: siteExtrasOf(extras, config.site).routes,
    };
    return (await needed(extras.trial)({ ...revision, config: config.site }, options)).isTried;
  });
}
