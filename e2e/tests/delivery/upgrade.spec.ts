import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { freePort } from '@agile-languages/api/testing/free-port';
import { extract } from 'tar-stream';
import { upgrade } from '../../src/places.ts';
import { createEarlierDatabase } from '../../src/site/earlier-database.ts';
import { signInToDesk } from '../../src/site/own-data.ts';
import { storeIn } from '../../src/site/own-site.ts';
import { startSite } from '../../src/site/start-site.ts';
import { expect, test } from '../../src/test.ts';

const pages = ['/', '/upcoming-classes', '/class/500036', '/faq', '/single-profile/900001', '/lab'];
const deleted = '/class/500038';

test('site of an earlier version with content, members, staff and history: starts, and nothing is lost', {
  tag: '@all',
}, async ({ page, ownCheckout }) => {
  const folder = `${ownCheckout}-upgrade`;
  const store = storeIn(folder, 'http://localhost:24100');
  await unpackReleases(store.folders.releases);
  const before = createDatabase(store.folders.data);

  const old = await startSite(store.folders, 'http://localhost:24100');
  for (const path of pages) await expectPage(old.url, path);
  expect((await fetch(`${old.url}${deleted}`)).status).toBe(404);
  await old.stop();
  expect(rowsOf(store.folders.data, before)).toEqual(before);

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  for (const command of [['configure'], ['release', '--all', '--why', 'upgrade']]) {
    const { code, output } = await store.command(command, ownCheckout, { SITE_ORIGIN: origin });
    expect(code, output).toBe(0);
  }

  const site = await startSite(store.folders, origin, { PORT: String(port) });
  for (const path of pages) await expectPage(site.url, path);
  expect((await fetch(`${site.url}${deleted}`)).status).toBe(404);
  expect((await fetch(`${site.url}/embed/1.5.199110721/loader.js`)).status).toBe(200);
  await page.goto(`${site.url}/class/500036`);
  await expect(page.getByRole('heading', { level: 1, name: 'A full class' })).toBeVisible();
  await expectMember(site.url);
  await expectDesk(site.url);
  await site.stop();

  const { stdout } = await store.command(['history'], ownCheckout, { SITE_ORIGIN: origin });
  expect(stdout.match(/(?<=Z +)\d+(?= )/g)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

async function unpackReleases(folder: string): Promise<void> {
  const files = extract();
  const packed = pipeline(createReadStream(join(upgrade, 'releases.tar.zst')), createZstdDecompress(), files);
  for await (const file of files) {
    const path = join(folder, file.header.name);
    await mkdir(dirname(path), { recursive: true });
    if (file.header.type === 'file') await pipeline(file, createWriteStream(path));
    else file.resume();
  }
  await packed;
}

/** Challenges of passkeys are good for five minutes and have no table any more. */
function createDatabase(folder: string): Rows {
  const db = createEarlierDatabase(folder);
  const tables = db.prepare("select name from sqlite_schema where type = 'table'").all();
  const kept = tables.filter(({ name }) => name !== 'staff_challenges');
  const rows = Object.fromEntries(kept.map(({ name }) => [name, db.prepare(`select * from "${name}"`).all()]));
  db.close();
  return rows;
}

const moved: Record<string, string> = { devices: 'known_devices', partner_uses: 'partner_day_uses' };
const movedColumns: Record<string, Record<string, string>> = {
  devices: { member_id: 'owner_id' },
  partner_uses: { month: 'day' },
};

type Rows = Record<string, Record<string, unknown>[]>;

function rowsOf(folder: string, before: Rows): Rows {
  const db = new DatabaseSync(join(folder, 'demo.sqlite'), { readOnly: true });
  const read = ([table, rows]: [string, Record<string, unknown>[]]) => {
    const columns = Object.keys(rows[0] ?? { rowid: '' }).map(
      (column) => `"${movedColumns[table]?.[column] ?? column}" as "${column}"`,
    );
    return [table, db.prepare(`select ${columns} from "${moved[table] ?? table}" limit ${rows.length}`).all()];
  };
  const rows = Object.fromEntries(Object.entries(before).map(read));
  db.close();
  return rows;
}

async function expectPage(url: string, path: string) {
  const answer = await fetch(`${url}${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(await answer.text()).not.toContain('Oops!');
}

async function expectMember(url: string) {
  const kv = { username: 'anna@example.org', pwd: 'test-password-1', domain: 'sa' };
  const body = JSON.stringify({ kv });
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await fetch(`${url}/api/calle/login`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ err: [], kv: { token: expect.any(String) } });
}

async function expectDesk(url: string) {
  const headers = { cookie: await signInToDesk(url) };
  const ask = async (path: string) => (await fetch(`${url}/desk/api${path}`, { headers })).text();

  expect(await ask('/questions?q=bring')).toContain('Draft only: may I bring a colleague?');
  expect(await ask('/classes?q=cancelled')).toContain('A cancelled class with a member');
}
