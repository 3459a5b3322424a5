import { isRecord } from '@agile-languages/shared/formats';
import type { AreaDescription, ShellDescription } from '@agile-languages/shared/registry';

/**
 * What is wrong with the description of a release that somebody else made: a field that is missing or of another kind,
 * or a file without the integrity of that file. Routes are checked with `area.json`.
 *
 * @returns a sentence, or `undefined`
 */
export function descriptionProblem(name: string, description: AreaDescription | ShellDescription): string | undefined {
  const value: Record<string, unknown> = { ...description };
  const { files, chunks } = value;
  if (typeof value.build !== 'string' || !/^[\w-]+$/.test(value.build)) return 'its build has no name.';
  if (!isRecord(files) || !Object.values(files).every(isIntegrity)) return 'a file has no integrity.';
  if (!isRecord(chunks) || !isRecord(chunks.routes) || !isRecord(chunks.sections)) return 'its chunks are not listed.';
  const parts = [...Object.values(chunks.routes), ...Object.values(chunks.sections)];
  if (!parts.every((chunk) => isRecord(chunk) && typeof chunk.chunk === 'string')) return 'a chunk has no name.';
  const isMissing = (file: unknown) =>
    !isRecord(file) || !isIntegrity(file.integrity) || files[`browser/${file.name}`] !== file.integrity;
  const named = [
    ...(name === 'shell' ? [value.main, value.style] : [value.entry]),
    ...(value.federation === undefined ? [] : [value.federation]),
    ...parts.filter(isRecord).flatMap(({ script, style }) => (style === undefined ? [script] : [script, style])),
  ];
  if (named.some(isMissing)) return 'a file that pages load has not the integrity that is recorded for it.';
  const modules = Object.values({ ...record(value.needs), ...record(value.provides) });
  return modules.every(isModule) ? undefined : 'what it needs or provides is not readable.';
}

const record = (value: unknown): object => (value === undefined ? {} : isRecord(value) ? value : { value });

const isIntegrity = (value: unknown) => /^sha384-[\w+/]{64}$/.test(String(value));

const isModule = (module: unknown) =>
  isRecord(module) && typeof (module.range ?? module.version) === 'string' && Array.isArray(module.names);
