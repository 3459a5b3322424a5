import { createOwnCalls } from '@agile-languages/shared/api';
import { partnerVisit, siteConfig } from '@agile-languages/shared/platform';

const calls = createOwnCalls({ base: () => siteConfig().apiBase });

/**
 * Sends the message of a visitor without an account, with the partner from whose page the visitor came.
 *
 * @returns what the server refuses, as a sentence; `''` when it has taken the message
 * @throws when there is no readable response
 */
export async function askForPlace(request: Request): Promise<string> {
  const { err } = await calls.askForPlace({ ...request, ...partnerVisit() });
  return err[0]?.val ?? '';
}

interface Request {
  fkClassId: string;
  name: string;
  email: string;
  /** `''` for none. */
  message: string;
}
