import { definePage, defineSection, type PageModule, type SectionModule } from '@agile-languages/shared/contract';
import { type DocumentData, moduleKey } from '@agile-languages/shared/registry';
import { vi } from 'vitest';
import { type LoadModule, ModuleStore } from './module-store.ts';

export const testModule: PageModule = {
  default: definePage({ head: () => ({ title: 'Test', description: 'Test.' }), Page: () => null }),
};
export const nextModule: PageModule = { ...testModule };
export const testSection: SectionModule = { default: defineSection({ Section: () => null }) };

export function testModuleStore({ deferred }: Pick<DocumentData, 'deferred'> = {}) {
  const loads: { key: string; end: (module: unknown) => void; fail: (cause: Error) => void }[] = [];
  const load: LoadModule = (ref) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    loads.push({ key: moduleKey(ref), end: resolve as (module: unknown) => void, fail: reject });
    return promise;
  };
  return { store: new ModuleStore(load, { isFallback: false, deferred }), loads };
}

export const ignoreReports = () => vi.spyOn(console, 'error').mockReturnValue();
