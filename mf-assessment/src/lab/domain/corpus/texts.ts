import { vi } from 'vitest';
import { type TextSet, textSets } from '../standing.ts';
import { type CorpusText, type OtherCorpusText, readCorpus, readOthers } from './read-corpus.ts';

interface FileSystem {
  readdirSync: (folder: string) => string[];
  readFileSync: (file: string, encoding: 'utf8') => string;
}

const { readdirSync, readFileSync } = await vi.importActual<FileSystem>('node:fs');
const folder = decodeURIComponent(new URL(import.meta.url).pathname).replace(/src.lab.domain.*/, 'corpus');
const fileOf = (set: TextSet) =>
  readdirSync(`${folder}/${set}`)
    .sort()
    .map((name) => readFileSync(`${folder}/${set}/${name}`, 'utf8'))
    .join('\n');
const inSets = <Text>(read: (file: string) => Text[]) =>
  Object.fromEntries(Object.keys(textSets).map((set) => [set, read(fileOf(set as TextSet))])) as Record<
    TextSet,
    Text[]
  >;

export const texts: Readonly<Record<TextSet, readonly CorpusText[]>> = inSets(readCorpus);

/** Minutes, mails and bug reports: what is no card. */
export const otherTexts: Readonly<Record<TextSet, readonly OtherCorpusText[]>> = inSets(readOthers);

export const allTexts: readonly CorpusText[] = Object.values(texts).flat();

export const folders = readdirSync(folder).filter((name) => name !== 'README.md');
