import { crossing, crossingFrom } from '@agile-languages/shared/build';
import type { NeededModule, ProvidedModule } from '@agile-languages/shared/registry';
import type { MultiStats, StatsChunk, StatsModule } from '@rspack/core';
import { bundledPackages } from './bundled-packages.ts';

/** Files of one chunk of a browser build, by its id. */
export type Chunks = ReadonlyMap<string, readonly string[]>;

/** What a build says of itself. */
export interface Built {
  chunks: Chunks;
  /** What it imports of shared modules. */
  needs: Readonly<Record<string, NeededModule>>;
  /** What it offers as shared modules. */
  provides: Readonly<Record<string, ProvidedModule>>;
  /** Folders of the npm packages that are in it, for browsers, partners or Node. */
  packages: readonly string[];
}

/** Reads chunks and shared modules from a build for browsers and, where there is one, a build for Node of the same source. */
export function readStats({ stats }: MultiStats): Built {
  const parts = stats.map((part) => {
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
  const [browser, server] = parts;
  return {
    packages: bundledPackages(parts.flatMap(({ modules }) => modules.map(({ nameForCondition }) => nameForCondition))),
    chunks: new Map((browser?.chunks ?? []).map((chunk) => [idOf(chunk), chunk.files ?? []])),
    needs: neededBy(browser?.modules ?? [], server?.modules ?? []),
    provides: providedBy(browser?.modules ?? []),
  };
}

const consumed = /^consume shared module \(default\) (.+)@(\^[\w.-]+)/;

/** The build for browsers knows the versions of shared modules, the one for Node the names that are used of them. */
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

/** What one module of the shell imports of the shared ones is what it hands to areas. */
function providedBy(modules: readonly StatsModule[]): Built['provides'] {
  const provides: Record<string, ProvidedModule> = {};
  for (const [name, version] of Object.entries(crossing)) {
    const source = modules.find(({ reasons = [] }) =>
      reasons.some(
        ({ resolvedModuleIdentifier: from, userRequest }) => userRequest === name && crossingFrom.test(from ?? ''),
      ),
    );
    if (source) provides[name] = { version, names: (source.providedExports ?? []).toSorted() };
  }
  return sorted(provides);
}

/** Modules with those that were joined into another one. */
const allOf = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => [module, ...allOf(module.modules ?? [])]);

const sorted = <Value>(entries: Record<string, Value>) => Object.fromEntries(Object.entries(entries).toSorted());

const idOf = (chunk: StatsChunk) => String(chunk.id ?? chunk.names?.[0] ?? '');
