import { SandboxEnd } from '../sandbox/sandbox.ts';
import { realmFor, type SiteRealms } from './site-realms.ts';

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

/**
 * When code of an area ends the process, each call is made once more in a process of its own. A realm that ends that as
 * well is not called again.
 */
export function afterEnds({ call, sandboxes, open, openAlone }: CallOptions): Calls {
  const broken = new Map<string, SandboxEnd>();
  let turn: Promise<unknown> = Promise.resolve();

  const alone: Call = async (about, ...args) => {
    const known = broken.get(realmFor(about));
    if (known) throw known;
    const realms = openAlone();
    try {
      return await realms.call(about, ...args);
    } catch (cause) {
      if (cause instanceof SandboxEnd) broken.set(realmFor(about), cause);
      throw cause;
    } finally {
      realms.close();
    }
  };
  return {
    alone,
    call: async (about, ...args) => {
      const known = broken.get(realmFor(about));
      if (known) throw known;
      const used = [...sandboxes];
      try {
        return await call(about, ...args);
      } catch (cause) {
        if (!(cause instanceof SandboxEnd)) throw cause;
        for (const [index, realms] of used.entries())
          if (realms.hasEnded() && sandboxes[index] === realms) sandboxes[index] = open();
        const again = turn.then(() => alone<never>(about, ...args));
        turn = again.catch(() => {});
        return again;
      }
    },
  };
}
