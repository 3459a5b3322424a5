import { createOwnCalls } from '@agile-languages/shared/api';
import { session, siteConfig } from '@agile-languages/shared/platform';

/** A page that is left meanwhile does not stop these requests. */
const calls = createOwnCalls({
  base: () => siteConfig().apiBase,
  fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
});

const token = () => ({ cookie: session.store.getState().token });

/** Calls about the visitor's own sign-in, with the token of this moment. */
export const signInCalls = {
  logout: () => calls.logout(token()),
  logoutEverywhere: (pwd: string) => calls.logoutEverywhere({ ...token(), pwd }),
  getSeat: (fkClassId: string) => calls.getSeat({ ...token(), fkClassId }),
  getSignInList: () => calls.getSignInList(token()),
};
