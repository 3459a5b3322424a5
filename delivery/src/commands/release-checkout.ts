import { signKept } from '../artefact/sign-kept.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import { line } from '../progress.ts';
import { isIntact } from '../release/verify-release.ts';
import type { CompressedFirst } from '../store/store.ts';
import { changeSite } from './change-site.ts';
import { releasesOfCheckout } from './releases-of-checkout.ts';

interface CheckoutOptions {
  why: string;
  removes: boolean;
  inBrowser: boolean;
  compressesFirst: CompressedFirst;
}

/** Builds what has changed of this checkout, and releases all of it at once. */
export async function releaseCheckout(
  { why, removes, inBrowser, compressesFirst }: CheckoutOptions,
  key: SigningKey | undefined,
): Promise<void> {
  let built: Readonly<Record<string, string>> | undefined;
  await changeSite(
    async ({ store, activate }) => {
      // The work may begin again, and sources that are edited meanwhile are no part of it.
      const areIntact = await Promise.all(
        Object.entries(built ?? {}).map(([name, release]) => isIntact(store, name, release)),
      );
      const releases = built && areIntact.every(Boolean) ? built : await releasesOfCheckout(store);
      built = releases;
      if (key) await signKept(store, releases, key);
      const activation = await activate({ releases, note: { kind: 'release', why }, removes, inBrowser });
      const what = 'The whole checkout';
      line(activation ? `${what} is live, revision ${activation.registry.revision}.` : `${what} was live already.`);
    },
    { compressesFirst, asksApi: true },
  );
}
