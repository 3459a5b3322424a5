import { posix } from 'node:path';

export interface FolderCycle {
  path: string;
  /** `importing file -> imported file`, for each step. */
  imports: readonly string[];
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Also by way of other folders; circles of files alone are the linter's. @returns the shortest circle of each import
 */
export function folderCycles(sources: ReadonlyMap<string, string>): FolderCycle[] {
  const graph = graphOf(sources);
  const cycles = new Map<string, FolderCycle>();
  for (const [from, targets] of graph)
    for (const to of targets.keys()) {
      const back = shortestPath(graph, to, from);
      if (!back?.some(isFolder)) continue;
      const cycle = describe(graph, rotated(back));
      cycles.set(cycle.path, cycle);
    }
  return [...cycles.values()].sort((a, b) => a.path.localeCompare(b.path));
}

function graphOf(sources: ReadonlyMap<string, string>): Graph {
  const graph = new Map<string, Map<string, string>>();
  for (const [file, text] of sources)
    for (const imported of importsOf(file, text)) {
      const [from, to] = neighbours(file, imported);
      if (!from || !to) continue;
      const targets = graph.get(from) ?? new Map<string, string>();
      graph.set(from, targets);
      if (!targets.has(to)) targets.set(to, `${file} -> ${imported}`);
    }
  return graph;
}

const isFolder = (name: string) => !/\.\w+$/.test(name);

const relativeImport = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(relativeImport)].map(([, path = '']) => posix.join(posix.dirname(file), path));

function neighbours(from: string, to: string): [string, string] | [] {
  const [own, other] = [from.split('/'), to.split('/')];
  const depth = own.findIndex((name, index) => name !== other[index]);
  const upTo = (path: string[]) => path.slice(0, depth + 1).join('/');
  return depth < 0 ? [] : [upTo(own), upTo(other)];
}

function shortestPath(graph: Graph, from: string, to: string): string[] | undefined {
  const cameFrom = new Map<string, string>([[from, '']]);
  for (const name of cameFrom.keys()) {
    if (name === to) return pathTo(cameFrom, to);
    for (const next of graph.get(name)?.keys() ?? []) if (!cameFrom.has(next)) cameFrom.set(next, name);
  }
  return undefined;
}

function pathTo(cameFrom: ReadonlyMap<string, string>, end: string): string[] {
  const path: string[] = [];
  for (let name = end; name; name = cameFrom.get(name) ?? '') path.unshift(name);
  return path;
}

function rotated(names: readonly string[]): string[] {
  const first = names.indexOf([...names].sort()[0] ?? '');
  return [...names.slice(first), ...names.slice(0, first)];
}

function describe(graph: Graph, names: readonly string[]): FolderCycle {
  const steps = names.map((name, index) => [name, names[(index + 1) % names.length] ?? name] as const);
  return {
    path: [...names, names[0]].join(' > '),
    imports: steps.map(([from, to]) => graph.get(from)?.get(to) ?? ''),
  };
}
