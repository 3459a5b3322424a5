import { session } from '@agile-languages/shared/platform';
import { logFailure } from '../failures/log-failure.ts';
import { ownCall } from './own-calls.ts';

/** Forgets the token in every tab at once and ends it at the server. Answers what to tell the visitor. */
export async function endSignIn(): Promise<string> {
  const ending = ownCall('logout');
  session.signOut();
  try {
    await ending;
    return 'You are signed out.';
  } catch (cause) {
    logFailure('sign-out', cause);
    return 'You are signed out on this device. The server could not be reached; there your sign-in ends by itself in 30 minutes.';
  }
}
