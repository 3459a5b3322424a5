import { vi } from 'vitest';
import type { TextSet } from '../standing.ts';
import { type CorpusText, readCorpus } from './read-corpus.ts';

interface FileSystem {
  readdirSync: (folder: string) => string[];
  readFileSync: (file: string, encoding: 'utf8') => string;
}

const { readdirSync, readFileSync } = await vi.importActual<FileSystem>('node:fs');
const folder = decodeURIComponent(new URL(import.meta.url).pathname).replace(/src.lab.domain.*/, 'corpus');
const textsOf = (set: TextSet) =>
  readdirSync(`${folder}/${set}`)
    .sort()
    .flatMap((name) => readCorpus(readFileSync(`${folder}/${set}/${name}`, 'utf8')));

export const texts: Readonly<Record<TextSet, readonly CorpusText[]>> = {
  'written-with': textsOf('written-with'),
  'set-aside': textsOf('set-aside'),
  'other-hand': textsOf('other-hand'),
};

export const allTexts: readonly CorpusText[] = Object.values(texts).flat();

export const folders = readdirSync(folder).filter((name) => name !== 'README.md');
