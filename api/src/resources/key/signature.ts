import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

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

const goodFor = 5 * 60_000;

/** Whether a header like that of `signatureOf` is of this body, by this secret, and of the last five minutes. */
export function isSigned(body: string, header: string, secret: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN);
  if (secret === '' || !(Math.abs(now.getTime() - seconds * 1000) <= goodFor)) return false;
  const wanted = Buffer.from(signatureOf(body, [secret], new Date(seconds * 1000)).split('v1=')[1] ?? '');
  return [...header.matchAll(/v1=([\da-f]{64})/g)].some(([, given = '']) =>
    timingSafeEqual(Buffer.from(given), wanted),
  );
}
