import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Exit code where the system has no namespaces. */
export const noNamespace = 97;

const systemFolders = ['/usr', '/bin', '/sbin', '/lib', '/lib64'];

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

/** The command sees these files alone, no network and no other process. It needs Linux. */
export function inNamespace(
  command: readonly string[],
  files: readonly string[],
  memory: number,
): [file: string, ...args: string[]] {
  const script = scriptFor([...new Set([...files, ...files.map((file) => realpathSync(file))])], memory);
  const namespaces = ['--user', '--map-root-user', '--mount', '--pid', '--net', '--ipc', '--uts'];
  return ['unshare', ...namespaces, '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...command];
}

function scriptFor(files: readonly string[], memory: number): string {
  const system = systemFolders.filter((folder) => existsSync(folder));
  const links = system.filter((folder) => lstatSync(folder).isSymbolicLink());
  const shown = [...system.filter((folder) => !links.includes(folder)), ...files];
  const folders = shown.filter((file) => statSync(file).isDirectory());
  const others = shown.filter((file) => !folders.includes(file));
  const at = (file: string) => join(newRoot, file);
  const made = [...folders, ...others.map((file) => dirname(file)), '/old', '/proc'].map(at);
  const mounts = [
    ...shown.map((file) => `${escaped(file)} ${escaped(at(file))} none bind,ro 0 0`),
    `proc ${at('/proc')} proc defaults 0 0`,
  ];
  const steps = [
    `mount -t tmpfs tmpfs ${newRoot}`,
    `mkdir -p ${made.map(quoted).join(' ')}`,
    ...others.map((file) => `: > ${quoted(at(file))}`),
    ...(links.length > 0 ? [`cp -P ${links.join(' ')} ${newRoot}`] : []),
    `printf '%s\\n' ${mounts.map(quoted).join(' ')} > ${at('/mounts')}`,
    `mount -a -T ${at('/mounts')}`,
    `cd ${newRoot}`,
    'pivot_root . old',
    'cd /',
    'umount -l /old',
    'mount -o remount,ro /',
    limitOf(memory),
  ];
  return `{ ${steps.join(' && ')}; } 2>/dev/null || exit ${noNamespace}; exec "$@"`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const escaped = (path: string) => path.replaceAll(/[\s\\]/g, (sign) => `\\0${sign.charCodeAt(0).toString(8)}`);
