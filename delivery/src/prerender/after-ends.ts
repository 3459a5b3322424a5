import { Refusal } from '../refusal.ts';
import { SandboxEnd } from '../sandbox/sandbox.ts';
import { realmFor, type SiteRealms, theStart } from './site-realms.ts';

type Call = SiteRealms['call'];

interface Calls {
  call: Call;
  alone: Call;
}

interface CallOptions {
  call: Call;
  sandboxes: SiteRealms[];
  open: () => SiteRealms;
  openAlone: () => SiteRealms;
}

/** Of a realm: each takes the time of one page. */
const mostEnded = 3;

/**
 * When code of an area ends the process, each call is made once more in a process of its own. What ends that as well is
 * not called again: a page, or a realm of which many do.
 */
export function afterEnds({ call, sandboxes, open, openAlone }: CallOptions): Calls {
  const ended = new Map<string, Map<string, SandboxEnd>>();
  let turn: Promise<unknown> = Promise.resolve();

  const endedIn = (realm: string) => ended.get(realm) ?? new Map<string, SandboxEnd>();
  const refuseEnded = (realm: string, subject: string) => {
    const known = endedIn(realm);
    const own = known.get(theStart) ?? known.get(subject);
    if (own) throw own;
    if (known.size < mostEnded) return;
    const others = [...known.keys()].join(', ');
    throw new Refusal(
      `${subject} is not made, because other pages of the same code ended its process before: ${others}. Nothing has changed.`,
    );
  };
  const alone: Call = async (about, method, subject, ...args) => {
    const realm = realmFor(about);
    refuseEnded(realm, subject);
    const realms = openAlone();
    try {
      return await realms.call(about, method, subject, ...args);
    } catch (cause) {
      if (cause instanceof SandboxEnd)
        ended.set(realm, endedIn(realm).set(cause.subjects.includes(theStart) ? theStart : subject, cause));
      throw cause;
    } finally {
      realms.close();
    }
  };
  return {
    alone,
    call: async (about, method, subject, ...args) => {
      refuseEnded(realmFor(about), subject);
      const used = [...sandboxes];
      try {
        return await call(about, method, subject, ...args);
      } catch (cause) {
        if (!(cause instanceof SandboxEnd)) throw cause;
        for (const [index, realms] of used.entries())
          if (realms.hasEnded() && sandboxes[index] === realms) sandboxes[index] = open();
        const again = turn.then(() => alone<never>(about, method, subject, ...args));
        turn = again.catch(() => {});
        return again;
      }
    },
  };
}
