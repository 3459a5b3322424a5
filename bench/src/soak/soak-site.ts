import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { delivery } from '@agile-languages/e2e/src/places.ts';
import { run } from '@agile-languages/e2e/src/run.ts';
import { freePort } from '@agile-languages/e2e/src/site/free-port.ts';
import { siteEnv, startSite } from '@agile-languages/e2e/src/site/start-site.ts';
import { pinnedNode } from '@agile-languages/shared/build/checkout';

/** Starts a site in a folder. It can be killed, and is then started again with the same address and data. */
export async function startSoakSite(folder: string) {
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  const metrics = `127.0.0.1:${await freePort()}`;
  const PORT = String(await freePort());
  const origin = `http://127.0.0.1:${PORT}`;
  const settings = {
    PORT,
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.0/8',
    METRICS_ADDRESS: metrics,
    LOG_LEVEL: 'silent',
  };
  let site = await startSite(folders, origin, settings);
  let isUp = true;
  let kills = 0;

  return {
    origin,
    database: join(folders.data, 'demo.sqlite'),
    /** Tells two moments apart between which the site was killed; `undefined` while it starts again. */
    life: () => (isUp ? kills : undefined),
    async killAndStart(): Promise<void> {
      isUp = false;
      kills += 1;
      await site.kill();
      site = await startSite(folders, origin, settings);
      isUp = true;
    },
    /** Runs a command of the site, as an operator does. @throws when it fails */
    async command(...args: string[]): Promise<void> {
      const { code, output } = await run(pinnedNode, [delivery, ...args], { env: siteEnv(folders, origin) });
      if (code !== 0) throw new Error(output);
    },
    /** Bytes of memory. */
    async memory(): Promise<number> {
      const text = await (await fetch(`http://${metrics}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
    },
    /** Open files and connections; `undefined` where the system does not list them. */
    descriptors: async (): Promise<number | undefined> =>
      (await readdir(`/proc/${site.pid}/fd`).catch(() => undefined))?.length,
    stop: () => site.stop(),
  };
}

export type SoakSite = Awaited<ReturnType<typeof startSoakSite>>;
