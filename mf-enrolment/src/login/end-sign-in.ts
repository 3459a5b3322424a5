import { session, siteConfig } from '@agile-languages/shared/platform';
import { logFailure } from '../failures/log-failure.ts';

/** Forgets the token in every tab at once, then ends it at the server. Answers what to tell the visitor. */
export async function endSignIn(): Promise<string> {
  const { token: cookie } = session.store.getState();
  session.signOut();
  try {
    const response = await fetch(`${siteConfig().apiBase}/calle/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kv: { cookie } }),
      keepalive: true,
    });
    if (!response.ok) throw new Error(`calle/logout: status ${response.status}`);
    return 'You are signed out.';
  } catch (cause) {
    logFailure('sign-out', cause);
    return 'You are signed out on this device. The server could not be reached; there your sign-in ends by itself in 30 minutes.';
  }
}
