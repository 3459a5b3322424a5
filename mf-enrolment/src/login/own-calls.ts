import { session, siteConfig } from '@agile-languages/shared/platform';

/**
 * A call about the visitor's own sign-in, beyond the ten of the specification: with the token and what else it needs.
 *
 * @throws when no readable answer came. A refusal stands in `refused`.
 */
export async function ownCall(name: OwnCall, kv: Record<string, string> = {}): Promise<OwnAnswer> {
  const { token: cookie } = session.store.getState();
  const response = await fetch(`${siteConfig().apiBase}/calle/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kv: { cookie, ...kv } }),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`calle/${name}: status ${response.status}`);
  const { tbl = [], err = [] } = await response.json();
  return { rows: tbl[0]?.r ?? [], refused: err[0]?.val };
}

type OwnCall = 'logout' | 'logoutall' | 'GetSignInList';

interface OwnAnswer {
  rows: SignInRow[];
  refused: string | undefined;
}

/** One sign-in; times are ISO 8601 in UTC. */
export interface SignInRow {
  createdAt: string;
  usedAt: string;
  /** Whether it is the one of this device. */
  here: boolean;
}
