import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDebianTree } from '../test/debian-tree.ts';
import { blocksIn, chapterOf, operations } from '../test/operations-blocks.ts';

const whatRootDoes = /^(adduser|chown|chmod|mkdir) /;
const chapters = ['First installation', 'Mails that come back'];

test('users and rights of the installation: each command of root as it stands, in a Debian of its own', ({ skip }) => {
  const { tree, inTree, isUsable } = createDebianTree();
  if (!isUsable) {
    const sentence =
      'adduser, chown and chmod of docs/operations.md were NOT TRIED: that needs Debian, and root or uidmap.';
    console.warn(sentence);
    skip(sentence);
  }
  const users = readFileSync('/etc/passwd', 'utf8');
  const done: string[] = [];
  let cwd = '/';

  for (const block of chapters.flatMap((heading) => blocksIn(chapterOf(heading)))) {
    const [, file] = /^# (\/etc\/agile-languages\S*)\n/.exec(block) ?? [];
    if (file) write(file, block);
    else for (const line of block.trimEnd().split('\n')) carryOut(line);
  }

  function write(path: string, content: string) {
    writeFileSync(join(tree, path), content);
  }

  function clone(folder: string) {
    mkdirSync(join(tree, folder), { recursive: true });
    write(`${folder}/package.json`, '{}');
  }

  function carryOut(line: string) {
    const [, user, command] = /^sudo -u (languages) (mkdir .*)$/.exec(line) ?? [];
    if (line.startsWith('git clone ')) clone(line.split(' ').at(-1) ?? '');
    else if (line.startsWith('cd ')) cwd = line.slice('cd '.length);
    else if (user && command)
      expect(inTree(command, { user, cwd })).toEqual({ line: command, status: 0, said: expect.any(String) });
    else if (whatRootDoes.test(line)) {
      expect(inTree(line, { cwd })).toEqual({ line, status: 0, said: expect.any(String) });
      done.push(line);
    }
  }

  const commands = blocksIn(operations).flatMap((block) => block.split('\n'));
  expect(done).toEqual(commands.filter((line) => whatRootDoes.test(line)));
  expect(done.length).toBeGreaterThan(3);
  const places = ['', '/package.json', '/backups'].map((place) => `/srv/agile-languages${place}`);
  const files = ['/etc/agile-languages.env', '/etc/agile-languages', '/etc/agile-languages/aliases'];
  expect(
    inTree(`stat --format '%n %U:%G' ${[...places, ...files].join(' ')}`)
      .said.trim()
      .split('\n'),
  ).toEqual([
    ...places.map((place) => `${place} languages:languages`),
    '/etc/agile-languages.env root:languages',
    ...files.slice(1).map((file) => `${file} languages:languages`),
  ]);
  const may = (user: string, right: string) => inTree(`test ${right} /etc/agile-languages.env`, { user }).status === 0;
  expect([may('languages', '-r'), may('languages', '-w'), may('nobody', '-r')]).toEqual([true, false, false]);
  expect(inTree('test -r /srv/agile-languages/backups', { user: 'nobody' }).status).not.toBe(0);
  expect(readFileSync('/etc/passwd', 'utf8')).toBe(users);
});
