import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type Scripts = Readonly<Record<string, string>>;

/** Types are removed here and not in every process, where that would be more than half of its start. */
export function scriptsOf(entries: readonly string[]): Scripts {
  const found = new Map<string, string>();
  const add = (url: string) => {
    if (found.has(url)) return;
    const { text, imports } = scriptOf(url);
    found.set(url, text);
    for (const imported of imports) add(imported);
  };
  for (const entry of entries) add(entry);
  return Object.fromEntries(found);
}

interface Script {
  text: string;
  imports: readonly string[];
}

const known = new Map<string, Script>();

function scriptOf(url: string): Script {
  const script = known.get(url) ?? withoutTypes(url);
  known.set(url, script);
  return script;
}

function withoutTypes(url: string): Script {
  const source = readFileSync(fileURLToPath(url), 'utf8');
  const text = extname(url) === '.ts' ? stripped(source) : source;
  const specifiers = [...text.matchAll(/^(?:import|export)\b[^;]*?'([^']+)';$/gm)].map(([, name = '']) => name);
  const imports = specifiers.filter((name) => /^(?:\.|file:|@agile-languages\/)/.test(name));
  return { text, imports: imports.map((name) => resolve(name, url)) };
}

const resolve = (name: string, parent: string) =>
  URL.canParse(name) ? name : pathToFileURL(createRequire(parent).resolve(name)).href;

/** Node warns that its function may change. */
function stripped(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

declare global {
  var scripts: Scripts | undefined;
}

/** The modules come from the standard input. */
const receive = `import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
const scripts = JSON.parse(readFileSync(0, 'utf8'));
globalThis.scripts = scripts;
registerHooks({
  load: (url, context, next) =>
    scripts[url] === undefined ? next(url, context) : { format: 'module', source: scripts[url], shortCircuit: true },
});`;

export const receiveScripts = `data:text/javascript,${encodeURIComponent(receive)}`;
