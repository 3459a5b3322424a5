import type { Registry } from '@agile-languages/shared/registry';
import type { SiteRequest } from '../receive/artefact-options.ts';
import { Refusal } from '../refusal.ts';
import { type Requester, readHistory } from '../store/history.ts';
import { releaseIn } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';

/** @throws {UserError} when a request was followed before, or something else is live than it means to replace */
export async function expectValid(
  store: Store,
  live: Registry | undefined,
  { area, replaces, id }: SiteRequest,
): Promise<void> {
  const now = releaseIn(live, area) ?? null;
  if ((await readHistory(store)).some(({ from }) => from?.id === id))
    throw new Refusal('The request is refused: it was followed before. Nothing has changed.');
  if (now !== replaces)
    throw new Refusal(
      `The request is refused: it replaces ${replaces ?? 'nothing'}, but release ${now ?? 'none'} of ${area} is live by now. Nothing has changed.`,
    );
}

/** Who requested something, as the history keeps it. */
export const requesterOf = ({ who, machine, id, key }: SiteRequest): Requester => ({
  who,
  machine,
  id,
  ...(key && { key }),
});
