import type { SiteConfig } from '@agile-languages/shared/platform';
import type { InitialData, ModuleRef, Registry } from '@agile-languages/shared/registry';
import type { Fingerprint } from '../store/page-list.ts';
import { sha256 } from './sha256.ts';

/** Everything that a page is made from. */
export function fingerprintOf(
  parts: readonly ModuleRef[],
  data: InitialData,
  registry: Registry,
  config: SiteConfig,
): Fingerprint {
  return {
    shell: registry.shell.release,
    areas: Object.fromEntries(parts.map(({ area }) => [area, registry.areas[area]?.release ?? ''])),
    configuration: sha256(JSON.stringify([config, registry.origins])),
    data: sha256(JSON.stringify(data)),
  };
}
