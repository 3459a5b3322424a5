import { readArgs } from '@agile-languages/shared/build/checkout';
import { UsageError } from '@agile-languages/shared/errors';
import { needed, shareOf } from './arguments.ts';
import type { Extras, ReleaseWish, Signer, SiteElsewhere } from './extras.ts';
import { usages } from './usages.ts';

export async function release(args: string[], extras: Extras): Promise<void> {
  const { name, flags, texts } = readArgs(args, usages.release);
  const isAll = flags.has('all');
  const canary = shareOf(texts.canary);
  if (isAll && canary) throw new UsageError('A canary is of one area.');
  if (isAll && name) throw new UsageError(`Either ${name} or --all, not both.`);
  if (isAll && texts.site) throw new UsageError('A site takes one area at a time.');
  if (texts.site && flags.has('no-browser'))
    throw new UsageError('The site decides whether it tries a release in a browser.');
  const wish: ReleaseWish = {
    why: texts.why ?? '',
    removes: flags.has('remove'),
    isAgain: flags.has('again'),
    addsMany: flags.has('pages'),
    inBrowser: !flags.has('no-browser'),
    ...(canary !== undefined && { canary }),
    compressesFirst: flags.has('compress-later') ? 'nothing' : 'releases',
  };
  if (!isAll) return releaseNamed(name, wish, { site: texts.site, keyFile: texts.key }, extras);
  const signer = await signerOf(texts.key, extras);
  const { releaseCheckout } = await import('./release-checkout.ts');
  await releaseCheckout(wish, signer, extras);
}

export async function releaseNamed(
  name: string | undefined,
  wish: ReleaseWish,
  { site, keyFile }: Partial<SiteElsewhere>,
  extras: Extras,
): Promise<void> {
  const { receive } = extras;
  if (site) return needed(receive).send(name, wish, { site, keyFile });
  const signer = await signerOf(keyFile, extras);
  if (name && receive?.isArtefact(name)) return receive.release(name, wish, extras);
  const { releaseWorkspace } = await import('./release-checkout.ts');
  await releaseWorkspace(name, wish, signer, extras);
}

const signerOf = async (keyFile: string | undefined, { receive }: Extras): Promise<Signer | undefined> =>
  keyFile ? needed(receive).signer(keyFile) : receive?.signer(undefined);
