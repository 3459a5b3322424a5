import { crossing, crossingFrom, keptByShell } from '@agile-languages/shared/build';
import type { NeededModule, ProvidedModule } from '@agile-languages/shared/registry';
import type { MultiStats, StatsChunk, StatsModule } from '@rspack/core';

export type Chunks = ReadonlyMap<string, readonly string[]>;

export interface Built {
  chunks: Chunks;
  needs: Readonly<Record<string, NeededModule>>;
  provides: Readonly<Record<string, ProvidedModule>>;
  packages: readonly string[];
}

interface BuiltPart {
  chunks: readonly StatsChunk[];
  modules: readonly StatsModule[];
}

export function partsOf({ stats }: MultiStats): BuiltPart[] {
  return stats.map((part) => {
    const { chunks = [], modules = [] } = part.toJson({
      all: false,
      chunks: true,
      ids: true,
      modules: true,
      nestedModules: true,
      orphanModules: true,
      providedExports: true,
      reasons: true,
      usedExports: true,
      modulesSpace: Number.POSITIVE_INFINITY,
      nestedModulesSpace: Number.POSITIVE_INFINITY,
      reasonsSpace: Number.POSITIVE_INFINITY,
    });
    return { chunks, modules: allOf(modules) };
  });
}

export function readStats(parts: readonly BuiltPart[]): Built {
  const [browser, server] = parts;
  return {
    packages: bundledPackages(parts.flatMap(({ modules }) => modules.map(({ nameForCondition }) => nameForCondition))),
    chunks: new Map((browser?.chunks ?? []).map((chunk) => [idOf(chunk), chunk.files ?? []])),
    needs: neededBy(browser?.modules ?? [], server?.modules ?? []),
    provides: providedBy(browser?.modules ?? []),
  };
}

const consumed = /^consume shared module \(default\) (.+)@(\^[\w.-]+)/;

/** Only the build for browsers knows the versions, only the one for Node the names that are used. */
function neededBy(browser: readonly StatsModule[], server: readonly StatsModule[]): Built['needs'] {
  const needs: Record<string, NeededModule> = {};
  for (const { name = '' } of browser) {
    const [, module, range] = consumed.exec(name) ?? [];
    if (!module || !range) continue;
    const external = server.find((candidate) => candidate.name === `external "${module}"`);
    const names = Array.isArray(external?.usedExports) ? external.usedExports : [];
    needs[module] = { range, names: names.filter((used) => used !== 'default').sort() };
  }
  return sorted(needs);
}

/** What this module of the shell imports it hands to areas, but for what it keeps. */
function providedBy(modules: readonly StatsModule[]): Built['provides'] {
  const provides: Record<string, ProvidedModule> = {};
  for (const [name, version] of Object.entries(crossing)) {
    const source = modules.find(({ reasons = [] }) =>
      reasons.some(
        ({ resolvedModuleIdentifier: from, userRequest }) => userRequest === name && crossingFrom.test(from ?? ''),
      ),
    );
    const names = source?.providedExports?.filter((provided) => !keptByShell.includes(provided)) ?? [];
    if (source) provides[name] = { version, names: names.toSorted() };
  }
  return sorted(provides);
}

const allOf = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => [module, ...allOf(module.modules ?? [])]);

const sorted = <Value>(entries: Record<string, Value>) => Object.fromEntries(Object.entries(entries).toSorted());

const idOf = (chunk: StatsChunk) => String(chunk.id ?? chunk.names?.[0] ?? '');

const packageFolder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

export function bundledPackages(files: Iterable<string | undefined>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = packageFolder.exec(file?.replaceAll('\\', '/') ?? '')?.[1];
    if (folder) folders.add(folder);
  }
  return [...folders].sort();
}
