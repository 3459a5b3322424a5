import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 128 random bits, short enough for a link. */
export const newActivationKey = (): string => randomBytes(16).toString('base64url');

export const newPassCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** How secrets are stored that are long and random. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
