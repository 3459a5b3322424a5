import { test as base, expect } from '@playwright/test';
import type { Engine, EnginePage } from './engines/engine.ts';
import { type EngineName, engines } from './engines/engines.ts';

export interface EngineOptions {
  engineName: EngineName;
}

const { E2E_SITE: site = '', E2E_HOSTS: hosts = '' } = process.env;

export const test = base.extend<
  { enginePage: EnginePage; site: string; hosts: string },
  EngineOptions & { engine: Engine }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const start = engines[engineName];
      if (typeof start === 'string') throw new Error(start);
      const engine = await start();
      process.stdout.write(`${engine.name}\n`);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ engine: _ }, use) => use(site),
  hosts: async ({ engine: _ }, use) => use(hosts),
  enginePage: async ({ engine }, use) => {
    const page = await engine.open();
    await use(page);
    await page.close();
  },
});

export { expect };
