import { isRecord } from '@agile-languages/shared/formats';

/** `address`: of the visitor. */
export type IsPartner = (key: string, origin: string, address: string) => Promise<boolean>;

/** In milliseconds. */
const patience = 1000;

export const partnerPath = (key: string, origin: string): string =>
  `/api/partners/${encodeURIComponent(key)}?origin=${encodeURIComponent(origin)}`;

export const saysRegistered = (answer: unknown): boolean => isRecord(answer) && answer.isRegistered === true;

export async function askForPartner(base: string, path: string, address: string): Promise<boolean> {
  const answer = await fetch(base + path, {
    headers: { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(patience),
  });
  return saysRegistered(await answer.json());
}

/** No answer in time counts as no. */
export async function isFromPartner(query: unknown, address: string, isPartner: IsPartner): Promise<boolean> {
  if (!isRecord(query) || typeof query.partner !== 'string' || typeof query.opener !== 'string') return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([isPartner(query.partner, query.opener, address), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
