import { Secret, TOTP } from 'otpauth';

const period = 30;

/** Base32, 160 random bits. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

export const totpAddress = (secret: string, brand: string, email: string): string =>
  totpOf(secret, brand, email).toString();

/** Also the step before and after it; `undefined`: a wrong code. */
export function totpStepOf(secret: string, code: string, moment: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = moment.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
