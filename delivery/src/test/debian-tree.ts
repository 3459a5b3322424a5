import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../paths.ts';

/** The programs of this Debian that keep users, with what they need, and the users of a new machine. */
const build = `
  tree=$1
  packages='adduser base-passwd coreutils dash perl-base'
  chmod 755 $tree
  known=''
  while [ -n "$packages" ]; do
    known="$known $packages"
    packages=$(dpkg-query --show --showformat '\${Pre-Depends}, \${Depends}, ' $packages 2>&- | tr ',' '\\n' |
      sed 's/^ *//; s/[ |(:].*//' | sort -u | grep . | grep -vxF "$(printf '%s\\n' $known)" || true)
  done
  mkdir -p $tree/usr/bin $tree/usr/sbin $tree/usr/lib $tree/usr/lib64 $tree/etc $tree/run $tree/srv $tree/tmp
  ln -s usr/bin usr/sbin usr/lib usr/lib64 $tree/
  dpkg-query --listfiles $known 2>&- | grep -vE '^/usr/share/(doc|man|locale|info)/' |
    while read -r path; do [ -d "$path" ] && [ ! -L "$path" ] || echo "$path"; done |
    tar --directory / --create --ignore-failed-read --files-from - 2>&- |
    tar --extract --keep-directory-symlink --directory $tree
  cp $tree/usr/share/base-passwd/passwd.master $tree/etc/passwd
  cp $tree/usr/share/base-passwd/group.master $tree/etc/group
`;

const asRoot = process.getuid?.() === 0 ? [] : ['unshare', '--user', '--map-root-user', '--map-auto'];

const run = ([command = '', ...args]: string[]) => spawnSync(command, args, { encoding: 'utf8', env: { PATH } });
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A small Debian in a folder. What runs in it sees no other: the machine has the users that it had. */
export function createDebianTree() {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const tree = mkdtempSync(join(cache, 'debian-'));
  onTestFinished(() => {
    run([...asRoot, 'rm', '-rf', tree]);
    rmSync(tree, { recursive: true, force: true });
  });

  function inTree(line: string, { user = 'root', cwd = '/' } = {}) {
    const { status, stdout, stderr } = run([
      ...[...asRoot, 'chroot', `--userspec=${user}`, tree],
      ...['sh', '-euc', `cd ${cwd}; ${line}`],
    ]);
    return { line, status, said: (stdout ?? '') + (stderr ?? '') };
  }

  const { status } = run([...asRoot, 'sh', '-euc', build, 'sh', tree]);
  return { tree, inTree, isUsable: status === 0 && inTree('adduser --version').status === 0 };
}
