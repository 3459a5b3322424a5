import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Database } from '../database/schema.ts';
import type { createChallengeRepository } from './challenge-repository.ts';

export type Passkey = Pick<Database['staffPasskeys'], 'id' | 'name' | 'publicKey' | 'counter' | 'transports'>;

type Staff = Pick<Database['staff'], 'id' | 'email' | 'fullname'>;

interface PasskeySettings {
  origin: string;
  /** Shown by the browser beside the passkey. */
  brand: string;
}

/**
 * Passkeys of staff. The device checks its user by a finger, a face or a PIN, so that a passkey is two factors at once.
 */
export function createPasskeys(
  { origin, brand }: PasskeySettings,
  challenges: ReturnType<typeof createChallengeRepository>,
) {
  const { hostname } = new URL(origin);

  async function creationOptions({ id, email, fullname }: Staff, existing: string[]) {
    const options = await generateRegistrationOptions({
      rpName: brand,
      rpID: hostname,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: fullname || email,
      attestationType: 'none',
      excludeCredentials: existing.map((credential) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await challenges.keep(options.challenge, addPurpose(id));
    return options;
  }

  /** `undefined` when the answer is not right. */
  async function created(staffId: string, name: string, response: unknown): Promise<Passkey | undefined> {
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => challenges.take(challenge, addPurpose(staffId)),
      expectedOrigin: origin,
      expectedRPID: hostname,
    }).catch(() => undefined);
    if (!verified?.verified || !verified.registrationInfo) return undefined;
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
    const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'required' });
    await challenges.keep(options.challenge, 'sign in');
    return options;
  }

  /** The new counter; `undefined` when the signature is not right. */
  async function signed(passkey: Database['staffPasskeys'], response: unknown): Promise<number | undefined> {
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => challenges.take(challenge, 'sign in'),
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports.split(',').filter(Boolean) as AuthenticatorTransport[],
      },
    }).catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }

  return { creationOptions, created, signInOptions, signed };
}

const addPurpose = (staffId: string) => `add ${staffId}`;
