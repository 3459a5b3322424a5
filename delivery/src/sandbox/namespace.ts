import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Exit code where the system has no namespaces. */
export const noNamespace = 97;

/** Without `/usr/src` and the like, where sites are installed. */
const systemFolders = [
  ...['/bin', '/lib', '/lib64'],
  ...['/usr/bin', '/usr/lib', '/usr/lib32', '/usr/lib64', '/usr/local/lib', '/usr/share/nodejs'],
];

/** Each Linux has it, and the process no use for it. */
const newRoot = '/sys';

/** In megabytes for its heap, and 1 GB beside that. */
export const withinMemory = (command: readonly string[], memory: number): [file: string, ...args: string[]] => [
  'sh',
  '-c',
  `${limitOf(memory)}; exec "$@"`,
  'sh',
  ...command,
];

const limitOf = (memory: number) => `ulimit -d ${(memory + 1024) * 1024}`;

/**
 * The command sees these files alone, no network and no other process. `covered`, where it would be seen, has nothing
 * else in it. It needs Linux.
 */
export function inNamespace(
  command: readonly string[],
  files: readonly string[],
  memory: number,
  covered: string,
): [file: string, ...args: string[]] {
  const script = scriptFor([...new Set([...files, ...files.map((file) => realpathSync(file))])], memory, covered);
  const namespaces = ['--user', '--map-root-user', '--mount', '--pid', '--net', '--ipc', '--uts'];
  return ['unshare', ...namespaces, '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...command];
}

function scriptFor(files: readonly string[], memory: number, covered: string): string {
  const system = systemFolders.filter((folder) => existsSync(folder));
  const links = system.filter((folder) => lstatSync(folder).isSymbolicLink());
  const shown = [...system.filter((folder) => !links.includes(folder)), ...files];
  const under = shown.filter((file) => isBelow(file, covered));
  const isSeen = shown.some((file) => isBelow(covered, file));
  const steps = [
    `mount -t tmpfs tmpfs ${newRoot}`,
    `mkdir -p ${[...links.map((link) => dirname(link)), '/old', '/proc'].map(at).map(quoted).join(' ')}`,
    ...[...Map.groupBy(links, (link) => dirname(link))].map(([folder, own]) => `cp -P ${own.join(' ')} ${at(folder)}`),
    ...placesFor(shown),
    ...mountAll([
      ...(isSeen ? shown.filter((file) => !under.includes(file)) : shown).map(boundLine),
      ...(isSeen ? [`tmpfs ${escaped(at(covered))} tmpfs defaults 0 0`] : []),
      `proc ${at('/proc')} proc defaults 0 0`,
    ]),
    ...(isSeen && under.length > 0 ? [...placesFor(under), ...mountAll(under.map(boundLine))] : []),
    ...(isSeen ? [`mount -o remount,ro ${quoted(at(covered))}`] : []),
    `cd ${newRoot}`,
    'pivot_root . old',
    'cd /',
    'umount -l /old',
    'mount -o remount,ro /',
    limitOf(memory),
  ];
  return `{ ${steps.join(' && ')}; } 2>/dev/null || exit ${noNamespace}; exec "$@"`;
}

const at = (file: string) => join(newRoot, file);

const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`);

function placesFor(shown: readonly string[]): string[] {
  const folders = shown.filter((file) => statSync(file).isDirectory());
  const others = shown.filter((file) => !folders.includes(file));
  const made = [...folders, ...others.map((file) => dirname(file))].map(at);
  return [`mkdir -p ${made.map(quoted).join(' ')}`, ...others.map((file) => `: > ${quoted(at(file))}`)];
}

const boundLine = (file: string) => `${escaped(file)} ${escaped(at(file))} none bind,ro 0 0`;

const mountAll = (lines: readonly string[]) => [
  `printf '%s\\n' ${lines.map(quoted).join(' ')} > ${at('/mounts')}`,
  `mount -a -T ${at('/mounts')}`,
];

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const escaped = (path: string) => path.replaceAll(/[\s\\]/g, (sign) => `\\0${sign.charCodeAt(0).toString(8)}`);
