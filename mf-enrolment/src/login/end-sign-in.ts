import { signInIdleMinutes } from '@agile-languages/shared/api';
import { logFailure } from '@agile-languages/shared/errors';
import { session } from '@agile-languages/shared/platform';
import { signInCalls } from './sign-in-calls.ts';

/** Forgets the token in every tab at once and ends it at the server. Returns the sentence for the visitor. */
export async function endSignIn(): Promise<string> {
  const ending = signInCalls.logout();
  session.signOut();
  try {
    await ending;
    return 'You are signed out.';
  } catch (cause) {
    logFailure('sign-out', cause);
    return `You are signed out on this device. The server could not be reached; there your sign-in ends by itself in ${signInIdleMinutes} minutes.`;
  }
}
