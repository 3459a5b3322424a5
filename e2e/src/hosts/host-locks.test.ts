import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from '../places.ts';
import { builtHosts } from './host-list.ts';

interface Lock {
  packages: Record<string, { integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> }>;
}

test.each([...builtHosts, 'typed'])(
  'lock of %s: every package with its hash, the binaries of all platforms, no registry',
  async (name) => {
    const { packages }: Lock = JSON.parse(await readFile(join(hosts, name, 'package-lock.json'), 'utf8'));
    const installed = Object.entries(packages).filter(([path]) => path);
    const names = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)));

    const optional = installed.flatMap(([, { optionalDependencies }]) => Object.keys(optionalDependencies ?? {}));

    expect(installed.filter(([, { integrity }]) => !integrity)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved)).toEqual([]);
    expect(optional.filter((one) => !names.has(one))).toEqual([]);
  },
);
