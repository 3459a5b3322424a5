import { createHash } from 'node:crypto';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { InitialData, ModuleRef, Registry } from '@agile-languages/shared/registry';
import type { Fingerprint } from '../store/page-list.ts';

export function fingerprintOf(
  parts: readonly ModuleRef[],
  data: InitialData,
  registry: Registry,
  config: SiteConfig,
  answers?: Readonly<Record<string, string>>,
): Fingerprint {
  return {
    shell: registry.shell.release,
    areas: Object.fromEntries(parts.map(({ area }) => [area, registry.areas[area]?.release ?? ''])),
    configuration: sha256(JSON.stringify([config, registry.origins])),
    data: sha256(JSON.stringify(answers ? [data, answers] : data)),
  };
}

export type Reason = 'new page' | 'files missing' | `${string} changed`;

export function reasonFor(before: Fingerprint | undefined, now: Fingerprint): Reason | undefined {
  if (!before) return 'new page';
  if (before.shell !== now.shell) return 'shell changed';
  const names = Object.keys({ ...before.areas, ...now.areas });
  const area = names.find((name) => before.areas[name] !== now.areas[name]);
  if (area) return `${area} changed`;
  if (before.configuration !== now.configuration) return 'configuration changed';
  return before.data === now.data ? undefined : 'data changed';
}

/** `3 data changed, 2 catalog changed, 1 new`. */
export function countReasons(reasons: readonly Reason[]): string {
  const counts = new Map<Reason, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${count} ${reason === 'new page' ? 'new' : reason}`)
    .join(', ');
}

/** As a content security policy writes it. */
export const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
