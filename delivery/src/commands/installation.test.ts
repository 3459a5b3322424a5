import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApiConfig } from '@agile-languages/api';
import { expect, onTestFinished, test } from 'vitest';
import { blocksIn, operations } from '../test/operations-blocks.ts';

const blocks = blocksIn(operations);

function fileIn(path: string): string {
  const block = blocks.find((body) => body.startsWith(`# ${path}\n`));
  if (!block) throw new Error(`docs/operations.md has no block for ${path}.`);
  return block;
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'installation-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const environmentIn = (file: string): Record<string, string> =>
  JSON.parse(
    execFileSync(
      'env',
      [
        '-i',
        'sh',
        '-euc',
        `set -a; . "$1"; set +a; exec "$2" -p 'JSON.stringify(process.env)'`,
        'sh',
        file,
        process.execPath,
      ],
      {
        encoding: 'utf8',
      },
    ),
  );

const asSystemdReads = (settings: string): Record<string, string> =>
  Object.fromEntries(
    settings
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const [, name = '', , value = ''] = /^([A-Z_]+)=(['"]?)(.*)\2$/.exec(line) ?? [];
        return [name, value];
      }),
  );

test('settings of the installation: systemd and a shell read the same, and the site takes them', () => {
  const settings = fileIn('/etc/agile-languages.env');
  const file = join(createFolder(), 'agile-languages.env');
  writeFileSync(file, settings);

  const read = environmentIn(file);
  expect(read).toMatchObject(asSystemdReads(settings));
  expect(Object.keys(asSystemdReads(settings)).length).toBeGreaterThan(10);
  expect(readApiConfig(read)).toMatchObject({ demo: false, siteOrigin: 'https://languages.example' });
});

test('unit of the installation: begins after the network, in the folder and with the settings of the other steps', () => {
  const unit = fileIn('/etc/systemd/system/agile-languages.service');
  expect(unit).toMatch(/^After=network-online\.target\b/m);
  const [, folder] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? [];
  const [, user] = /^User=(.*)$/m.exec(unit) ?? [];
  const [, settings] = /^EnvironmentFile=(.*)$/m.exec(unit) ?? [];
  expect(operations).toContain(`adduser --system --group --no-create-home --home ${folder} ${user}\n`);
  expect(operations).toContain(`chown -R ${user}: ${folder}\n`);
  expect(operations.split(`. ${settings};`).length).toBeGreaterThan(3);
  const file = join(createFolder(), 'agile-languages.service');
  writeFileSync(file, unit.replace('/usr/bin/npm', process.execPath));
  const { error, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  const said = error ? [] : (stdout + stderr).split('\n');
  expect(said.filter((line) => line.includes('agile-languages'))).toEqual([]);
});

test('users and places of the installation: each step means those of the others', () => {
  const unit = fileIn('/etc/systemd/system/agile-languages.service');
  const [, user = ''] = /^User=(.*)$/m.exec(unit) ?? [];
  const [, folder = ''] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? [];
  const commands = blocks.filter((body) => !body.startsWith('# /')).join('');
  const users = [...commands.matchAll(/sudo -u (\S+)/g)].map(([, name]) => name);
  expect(new Set(users)).toEqual(new Set([user, 'postgres']));
  expect(commands).toContain(`git clone https://git.example/agile-languages.git ${folder}\n`);
  expect(commands).toContain(`chown root:${user} /etc/agile-languages.env\n`);

  const settings = asSystemdReads(fileIn('/etc/agile-languages.env'));
  const database = new URL(settings.DATABASE_URL ?? '');
  expect(commands).toContain(`createuser --pwprompt ${database.username}\n`);
  expect(commands).toContain(`createdb --owner ${database.username} ${database.pathname.slice(1)}\n`);
  expect(commands).toContain(`sudo -u ${user} mkdir --mode=700 ${settings.BACKUP_DIR?.replace(`${folder}/`, '')}\n`);
  const nginx = fileIn('/etc/nginx/conf.d/agile-languages.conf');
  expect(nginx).toContain(`server ${settings.HOST}:${settings.PORT};`);
  expect([settings.TRUST_PROXY, nginx]).toEqual([
    settings.HOST,
    expect.stringContaining(`server_name ${new URL(settings.SITE_ORIGIN ?? '').host};`),
  ]);
});
