import { createHash, randomBytes, randomInt } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

export const newActivationKey = (): string => randomBytes(16).toString('base64url');

export const newPassCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

const clearLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `k7wqm-9fzpt`, of signs that are not mistaken for others. */
export const newRecoveryCode = (): string =>
  Array.from({ length: 10 }, () => clearLetters[randomInt(clearLetters.length)])
    .join('')
    .replace(/(?<=^.{5})/, '-');

/** For long, random secrets. Passwords are hashed with argon2id. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
