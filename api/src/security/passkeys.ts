import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Database } from '../database/schema.ts';
import type { createChallenges } from './challenges.ts';

export type Passkey = Pick<Database['staffPasskeys'], 'id' | 'name' | 'publicKey' | 'counter' | 'transports'>;

type Staff = Pick<Database['staff'], 'id' | 'email' | 'fullname'>;

interface PasskeySettings {
  origin: string;
  /** Shown beside the passkey. */
  brand: string;
}

/** An eighth of all modules of the API, which would be loaded at each start. */
const webAuthn = () => import('@simplewebauthn/server');

/** The device checks its user, so that a passkey is two factors at once. */
export function createPasskeys({ origin, brand }: PasskeySettings, challenges: ReturnType<typeof createChallenges>) {
  const { hostname } = new URL(origin);

  async function creationOptions({ id, email, fullname }: Staff, existing: string[]) {
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      challenge: await challenges.issue(addPurpose(id)),
      rpName: brand,
      rpID: hostname,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: fullname || email,
      attestationType: 'none',
      excludeCredentials: existing.map((credential) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  async function created(staffId: string, name: string, response: unknown): Promise<Passkey | undefined> {
    const { expectedChallenge, spend } = expecting(addPurpose(staffId));
    const { verifyRegistrationResponse } = await webAuthn();
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
    }).catch(() => undefined);
    if (!verified?.verified || !(await spend())) return undefined;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return {
      id,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(','),
    };
  }

  async function signInOptions() {
    const { generateAuthenticationOptions } = await webAuthn();
    const challenge = await challenges.issue(signInPurpose);
    return generateAuthenticationOptions({ challenge, rpID: hostname, userVerification: 'required' });
  }

  /** The new counter; `undefined`: the signature is not right. */
  async function signed(passkey: Database['staffPasskeys'], response: unknown): Promise<number | undefined> {
    const { expectedChallenge, spend } = expecting(signInPurpose);
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports.split(',').filter(Boolean) as AuthenticatorTransport[],
      },
    }).catch(() => undefined);
    return verified?.verified && (await spend()) ? verified.authenticationInfo.newCounter : undefined;
  }

  /** Only what a passkey has signed is spent: without one a browser makes nothing that is kept. */
  function expecting(purpose: string) {
    let challenge = '';
    return {
      expectedChallenge: (given: string) => {
        challenge = given;
        return challenges.isGood(given, purpose);
      },
      spend: () => challenges.spend(challenge),
    };
  }

  return { creationOptions, created, signInOptions, signed };
}

const signInPurpose = 'sign in';
const addPurpose = (staffId: string) => `add ${staffId}`;
