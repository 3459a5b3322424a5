import { readArgs } from '@agile-languages/shared/build/checkout';
import { UserError } from '@agile-languages/shared/errors';
import { readConfig } from '../config.ts';
import { line } from '../output.ts';
import { publishedContent } from '../prerender/content.ts';
import { PagesLeft, sentenceOf } from '../prerender/faults.ts';
import { keepSettings, settingsOf } from '../site-settings.ts';
import { changeSite } from './change-site.ts';
import type { Extras } from './extras.ts';
import { usages } from './usages.ts';

export async function prerender(args: string[], extras: Extras): Promise<void> {
  const { flags, texts } = readArgs(args, usages.prerender);
  await changeSite(
    extras,
    async ({ live, activate }) => {
      if (!live) throw new UserError('Nothing is released yet. Run npm start once.');
      const activation = await activate({
        releases: {},
        note: { kind: 'prerender', why: texts.why ?? '' },
        removes: flags.has('remove'),
        asksAll: true,
      });
      line(activation ? `Revision ${activation.registry.revision} is live.` : 'All pages were up to date.');
    },
    { asksApi: true },
  );
}

export async function publish(args: string[], extras: Extras): Promise<void> {
  const { flags } = readArgs(args, usages.publish);
  let fault = '';
  await changeSite(
    extras,
    async ({ store, live, activate, contentVersion, hasApiFailed }) => {
      if (!live) throw new UserError('Nothing is released yet. Run npm start once.');
      fault = '';
      const published = await publishedContent(store);
      if (!flags.has('check') && published !== undefined && published === (await contentVersion()))
        return line('Another process has published this.');
      const activation = await activate({
        releases: {},
        note: { kind: 'content', why: '' },
        removes: true,
        asksAll: flags.has('check'),
      }).catch((cause) => {
        if (!(cause instanceof PagesLeft)) throw cause;
        fault = cause.message;
      });
      const [left] = activation?.faults ?? [];
      if (left) fault = sentenceOf(left);
      else if (hasApiFailed()) fault ||= 'The API did not answer every call, so some pages are as they were.';
      if (!fault) line(activation ? `Revision ${activation.registry.revision} is live.` : 'All pages were up to date.');
    },
    { asksApi: true },
  );
  // What was published comes to other machines only when the change above ends well.
  if (fault) throw new UserError(fault);
}

export async function configure(args: string[], extras: Extras): Promise<void> {
  const { texts } = readArgs(args, usages.configure);
  const settings = settingsOf(process.env);
  await changeSite(
    extras,
    async ({ store, live, activate }) => {
      if (!live) throw new UserError('Nothing is released yet. Run npm start once.');
      await activate({ releases: {}, note: { kind: 'prerender', why: texts.why || 'configuration' } });
      await keepSettings(store, settings);
      for (const [variable, value] of Object.entries(settings)) line(`${variable}=${value}`);
    },
    { environment: { config: readConfig(process.env), env: process.env, isKept: true } },
  );
}
