import { parseArgs } from 'node:util';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { sourceNames } from '../build/source-names.ts';
import { devSite } from './dev-site.ts';
import { nameAmong } from './name-among.ts';
import { originOf } from './origin-of.ts';

const usage = 'Usage: npm run dev -- <area> --site https://…';

/** `npm run dev -- <area> --site https://…` in a team's own repository. `PORT` is 4000 unless it is given. */
export async function teamDev(args: string[]): Promise<void> {
  const { site, given } = parsed(args);
  const port = Number(process.env.PORT || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UserError(`PORT is ${process.env.PORT}, not a port number.`);
  await devSite(nameAmong(sourceNames(), given), originOf(site), { port, host: 'localhost' });
}

function parsed(args: string[]): { site: string; given: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ args, options: { site: { type: 'string' } }, allowPositionals: true });
    if (values.site && positionals.length === 1) return { site: values.site, given: positionals[0] };
  } catch {}
  throw new UsageError(usage);
}
