import { createHash } from 'node:crypto';

interface Module {
  start: string;
  /** What the module calls others by. */
  call: string;
  body: string;
}

/**
 * Texts of one build, so that they can be compared with those of another. The numbers of modules move with each new
 * file: a module is called by what it says.
 */
export function comparable(texts: readonly string[], side: 'browser' | 'server'): string[] {
  const withoutNames = side === 'browser' ? withoutShortNames : (text: string) => text;
  const files = texts.map((text) => modulesOf(text));
  const ids = new Map(files.flatMap(({ modules }) => modules.map(({ id }) => [id, ''] as const)));
  const hashesWith = (names: ReadonlyMap<string, string>) =>
    new Map(
      files.flatMap(({ modules }) =>
        modules.map((module) => [module.id, hashOf(withoutNames(bodyOf(module, names)))] as const),
      ),
    );
  // Twice: the text of a module that passes on another says no more than that.
  const hashes = hashesWith(hashesWith(ids));
  return files.map(({ before, modules }) =>
    withoutNames(before + modules.map((module) => module.start + bodyOf(module, hashes)).join('')),
  );
}

function modulesOf(text: string): { before: string; modules: (Module & { id: string })[] } {
  const [before = '', ...parts] = text.split(/(?<=[{,]\n?)(\d+)(\((?:[\w$]+(?:, ?[\w$]+)*)?\) ?\{)/);
  const modules = parts.flatMap((id, at) => {
    const [start = '', body = ''] = parts.slice(at + 1);
    return at % 3 === 0 ? [{ id, start, call: start.match(/[\w$]+/g)?.[2] ?? '', body }] : [];
  });
  return { before, modules };
}

function bodyOf({ call, body }: Module, names: ReadonlyMap<string, string>): string {
  if (!call) return body;
  const name = call.replaceAll('$', String.raw`\$`);
  return body
    .replaceAll(new RegExp(String.raw`(?<="\)\.then\(${name}\.bind\(${name}, ?)\d+(?=\))`, 'g'), '')
    .replaceAll(
      new RegExp(String.raw`(?<=(?<![\w$.])${name}\(|\.bind\(${name}, ?)\d+(?=[,)])`, 'g'),
      (id) => names.get(id) ?? id,
    );
}

/** They differ from build to build in the browser's code; the server's has the names of the source. */
const withoutShortNames = (text: string) => text.replaceAll(/rspackChunk\w+|\b[A-Za-z_$][\w$]?\b/g, '');

/** The last module of a file ends with the end of the file. */
const hashOf = (body: string) =>
  createHash('sha256')
    .update(body.replace(/[\s,;()[\]{}]*$/, ''))
    .digest('hex');
