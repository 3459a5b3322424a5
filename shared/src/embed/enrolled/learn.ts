import { embedApiBase } from '../site.ts';
import { codeOfMessage, codeOfSearch, withoutCode } from './code-of.ts';

/** Detail of `agile-enrol`. */
export interface Enrolment {
  v: 1;
  classId: string;
  status: 'enrolled';
  /** Whether the window of the login has told it, or the visitor has come back with it. */
  source: 'window' | 'address';
  /** `''` for none. */
  campaign: string;
}

const pauses = [1000, 5000];
const asked = new Set<string>();

/**
 * Learns of an enrolment by its code, from a message or from the address of the page. The provider answers once for each
 * code, and only to a page of the partner whose visitor has enrolled. The address is cleaned when the code is used.
 *
 * @returns `undefined` when there is no code, or the provider does not know it
 */
export async function learn(event?: MessageEvent): Promise<Enrolment | undefined> {
  const code = event ? codeOfMessage(event.data) : codeOfSearch(location.search);
  if (!code && !event) cleanAddress();
  if (!code || asked.has(code)) return undefined;
  asked.add(code);
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  try {
    const { classId, campaign } = await redeemed(code);
    if (!event) cleanAddress();
    if (!classId) return undefined;
    return Object.freeze({ v: 1, classId, status: 'enrolled', source: event ? 'window' : 'address', campaign });
  } catch (cause) {
    console.error('agile: an enrolment could not be read', cause);
    return undefined;
  }
}

/** Without a response the code may be good still, so it is sent again. */
async function redeemed(code: string): Promise<{ classId: string; campaign: string }> {
  for (const pause of [...pauses, 0])
    try {
      const response = await fetch(`${embedApiBase}/partner-codes/${code}`, { method: 'POST' });
      if (response.ok) return await response.json();
      throw new Error(`status ${response.status}`);
    } catch (cause) {
      if (!pause) throw cause;
      await new Promise((done) => setTimeout(done, pause));
    }
  throw new Error('no response');
}

function cleanAddress(): void {
  const { pathname, search, hash } = location;
  if (withoutCode(search) !== search) history.replaceState(history.state, '', pathname + withoutCode(search) + hash);
}
