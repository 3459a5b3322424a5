import { embedApiBase, siteOrigin } from '../site.ts';

/** Detail of `agile-enrol`. */
export interface Enrolment {
  v: 1;
  classId: string;
  status: 'enrolled';
  /** From the window of the login, or by the address of the return. */
  source: 'window' | 'address';
  /** `''` for none. */
  campaign: string;
}

const pauses = [1000, 5000];
/** Milliseconds for which a page may still load before it is told. */
const patience = 5000;
const asked = new Set<string>();

/**
 * The provider answers once for each code, and only to a page of the partner whose visitor has enrolled. The address is
 * cleaned of a code that is known here or names this provider: another one may be for the loader of another provider.
 * @returns `undefined` when there is no code, or the provider does not know it
 */
export async function learn(event?: MessageEvent): Promise<Enrolment | undefined> {
  const query = new URLSearchParams(event ? '' : location.search);
  const provider = query.get('agile-site');
  if (provider && provider !== siteOrigin) return undefined;
  const code = event ? codeOfMessage(event.data) : codeIn(query.get('agile-code'));
  if (!code || asked.has(code)) return undefined;
  asked.add(code);
  if (document.readyState !== 'complete') await loadedOrLate();
  try {
    const { classId, campaign } = await redeemed(code);
    if (!event && (classId || provider)) cleanAddress();
    if (!classId) return undefined;
    return Object.freeze({ v: 1, classId, status: 'enrolled', source: event ? 'window' : 'address', campaign });
  } catch (cause) {
    console.error('agile: an enrolment could not be read', cause);
    return undefined;
  }
}

/** Scripts of a page that listen are there then. A picture that never comes keeps a page loading. */
const loadedOrLate = () =>
  new Promise<unknown>((done) => {
    addEventListener('load', done, { once: true });
    setTimeout(done, patience);
  });

/** Without a response the code may be good still, so it is sent again. */
async function redeemed(code: string, [pause, ...later]: number[] = pauses): Promise<Redeemed> {
  try {
    const response = await fetch(`${embedApiBase}/partner-codes/${code}`, { method: 'POST' });
    if (response.ok) return await response.json();
    throw new Error(`status ${response.status}`);
  } catch (cause) {
    if (!pause) throw cause;
    await new Promise((done) => setTimeout(done, pause));
    return redeemed(code, later);
  }
}

type Redeemed = Pick<Enrolment, 'classId' | 'campaign'>;

const cleanAddress = ({ pathname, search, hash } = location) =>
  history.replaceState(history.state, '', pathname + withoutCode(search) + hash);

const form = /^[\w-]{22}$/;

const codeOfMessage = (data: { type?: unknown; code?: unknown } | null): string =>
  codeIn(data?.type === 'agile-enrol' && data.code);

/** `''` when it is none. */
const codeIn = (value: unknown) => (typeof value === 'string' && form.test(value) ? value : '');

/** Everything else stays as it is written. */
const withoutCode = (search: string): string =>
  search.replaceAll(/([?&])(?:agile-(?:code|site)=[^&]*(?:&|$))+/g, (found, before) =>
    found.endsWith('&') ? before : '',
  );
