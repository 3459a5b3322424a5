import { UserError } from '@agile-languages/shared/errors';
import { line } from '../progress.ts';
import { publishedContent } from '../publish/published-content.ts';
import { changeSite } from './change-site.ts';
import { readArgs } from './read-args.ts';

/**
 * `publish [--check]`: what the site runs when content has changed. It brings the live pages up to date, and pages of
 * what is gone go. With `--check` pages are compared with the content although no change is known.
 */
export async function publish(args: string[]): Promise<void> {
  const { flags } = readArgs(args, { flags: ['check'] });
  await changeSite(
    async ({ store, live, activate, contentVersion, hasApiFailed }) => {
      if (!live) throw new UserError('Nothing is released yet. Run npm start once.');
      const shown = await publishedContent(store);
      if (!flags.has('check') && shown !== undefined && shown === (await contentVersion()))
        return line('Another process has published this.');
      const activation = await activate({
        releases: {},
        note: { kind: 'content', why: '' },
        removes: true,
        asksAll: flags.has('check'),
      });
      if (hasApiFailed()) throw new UserError('The API did not answer every call, so some pages are as they were.');
      line(activation ? `Revision ${activation.registry.revision} is live.` : 'All pages were up to date.');
    },
    { asksApi: true },
  );
}
