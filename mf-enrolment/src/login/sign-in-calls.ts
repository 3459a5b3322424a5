import { createOwnCalls, signInIdleMinutes } from '@agile-languages/shared/api';
import { logFailure } from '@agile-languages/shared/errors';
import { loginTexts } from '@agile-languages/shared/forms';
import { session, siteConfig } from '@agile-languages/shared/platform';

/** These requests go on when the page is left. */
const calls = createOwnCalls({
  base: () => siteConfig().apiBase,
  fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
});

const token = () => ({ cookie: session.store.getState().token });

export const signInCalls = {
  logout: () => calls.logout(token()),
  logoutEverywhere: (pwd: string) => calls.logoutEverywhere({ ...token(), pwd }),
  getSeat: (fkClassId: string) => calls.getSeat({ ...token(), fkClassId }),
  getSignInList: () => calls.getSignInList(token()),
};

/** In every tab at once and then at the server. */
export async function endSignIn(): Promise<string> {
  const ending = signInCalls.logout();
  session.signOut();
  try {
    await ending;
    return loginTexts.signedOut;
  } catch (cause) {
    logFailure('sign-out', cause);
    return `You are signed out on this device. The server could not be reached; there your sign-in ends by itself in ${signInIdleMinutes} minutes.`;
  }
}
