import { createHmac, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * `Agile-Signature`: the time in seconds, then a signature for each secret, over time, dot and body. The time is
 * signed, so that an event which somebody has recorded cannot be sent again later.
 */
export function signatureOf(body: string, secrets: readonly string[], time: Date): string {
  const seconds = Math.floor(time.getTime() / 1000);
  const signed = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${signed(secret)}`)].join(',');
}
