import { UsageError, UserError } from '@agile-languages/shared/errors';
import { line } from '../progress.ts';
import { changeSite } from './change-site.ts';
import { readArgs } from './read-args.ts';

/**
 * `npm run prerender [-- --why …] [--remove]`: brings the live pages up to date with the data of the API. Releases stay
 * as they are. With `--remove` pages go that the API does not list any more.
 */
export async function prerender(args: string[]): Promise<void> {
  const { name, why, flags } = readArgs(args, { flags: ['remove'] });
  if (name) throw new UsageError('Pages are prerendered for all areas at once: npm run prerender');
  await changeSite(
    async ({ live, activate }) => {
      if (!live) throw new UserError('Nothing is released yet. Run npm start once.');
      const activation = await activate({
        releases: {},
        note: { kind: 'prerender', why },
        removes: flags.has('remove'),
        asksAll: true,
      });
      line(activation ? `Revision ${activation.registry.revision} is live.` : 'All pages were up to date.');
    },
    { asksApi: true },
  );
}
