import { helpOf, readArgs } from '@agile-languages/shared/build/checkout';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { sourceNames } from '../../build/sources.ts';
import { nameAmong, originOf, shareOf } from '../../commands/arguments.ts';
import { showStatus } from '../../commands/show-status.ts';
import { devSite } from '../../dev/dev-site.ts';
import { statusOf } from '../receive/ask-site.ts';
import { sendNamed } from '../receive/send-release.ts';
import { teamUsages } from './usages.ts';

export async function teamDev(args: string[]): Promise<void> {
  const { name: area, texts } = readArgs(args, teamUsages.dev);
  if (!texts.site || !area) throw new UsageError(helpOf(teamUsages.dev));
  const port = Number(process.env.PORT || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UserError(`PORT is ${process.env.PORT}, not a port number.`);
  await devSite(nameAmong(sourceNames(), area), originOf(texts.site), {
    port,
    host: 'localhost',
    again: `PORT=${port + 100} npm run dev -- ${args.join(' ')}`,
  });
}

export async function teamRelease(args: string[]): Promise<void> {
  const { name: area, flags, texts } = readArgs(args, teamUsages.release);
  const { site, why = '' } = texts;
  if (!site)
    throw new UsageError('A release goes to a site: add --site https://… and --key with the file of your key.');
  const canary = shareOf(texts.canary);
  const wish = { why, removes: flags.has('remove'), addsMany: flags.has('pages'), isAgain: flags.has('again') };
  const name = nameAmong(sourceNames(), area);
  await sendNamed(name, { ...wish, ...(canary !== undefined && { canary }) }, { site, keyFile: texts.key });
}

export async function teamStatus(args: string[]): Promise<void> {
  const { flags, texts } = readArgs(args, teamUsages.status);
  if (!texts.site)
    throw new UsageError('The status is that of a site: add --site https://… and --key with the file of your key.');
  showStatus(await statusOf({ site: texts.site, keyFile: texts.key }), flags.has('json'));
}
