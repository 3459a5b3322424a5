import { isRecord } from '@agile-languages/shared/formats';

/** Whether the pages of an origin are those of a partner. The address is that of the visitor, whose questions are counted. */
export type IsPartner = (key: string, origin: string, address: string) => Promise<boolean>;

/** Milliseconds. Afterwards the page comes as for everybody. */
const patience = 1000;

/** Where the API answers that. */
export const partnerPath = (key: string, origin: string): string =>
  `/api/partners/${encodeURIComponent(key)}?origin=${encodeURIComponent(origin)}`;

/** What an answer of the API says. */
export const saysRegistered = (answer: unknown): boolean => isRecord(answer) && answer.isRegistered === true;

/** The same question to an API in another process. */
export async function askForPartner(base: string, path: string, address: string): Promise<boolean> {
  const answer = await fetch(base + path, {
    headers: { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(patience),
  });
  return saysRegistered(await answer.json());
}

/** Whether a page was opened by a page of a registered partner. No answer in time counts as no. */
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
