import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../security/same-secret.ts';

/** 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * `Agile-Signature`: the time in seconds, then a signature for each secret, over time, dot and body. The time is
 * signed, so that a recorded event cannot be sent again later.
 */
export function signatureOf(body: string, secrets: readonly string[], time: Date): string {
  const seconds = Math.floor(time.getTime() / 1000);
  const signed = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${signed(secret)}`)].join(',');
}

const goodFor = 5 * 60_000;

export interface GoodSignature {
  /** The same for the same body and time, however the header is written. */
  signature: string;
  endsAt: Date;
}

/** `undefined` unless the header has a signature of this body, made with this secret in the last five minutes. */
export function goodSignature(body: string, header: string, secret: string, now: Date): GoodSignature | undefined {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN);
  if (secret === '' || !(Math.abs(now.getTime() - seconds * 1000) <= goodFor)) return undefined;
  const [, signature = ''] = signatureOf(body, [secret], new Date(seconds * 1000)).split('v1=');
  const isGood = [...header.matchAll(/v1=([\da-f]{64})/g)].some(([, given = '']) => isSameSecret(given, signature));
  return isGood ? { signature, endsAt: new Date(seconds * 1000 + goodFor) } : undefined;
}
