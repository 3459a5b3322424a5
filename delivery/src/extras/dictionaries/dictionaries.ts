import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { FilePacking } from '../../serve/release-files.ts';
import type { Store } from '../../store/store.ts';

/** Area, release, name without its hash, ending. */
const codeFile = /^([\w-]+)\/([0-9a-f]{16})\/browser\/([\w-]+?)(?:\.[0-9a-f]{10})?\.(js|css)$/;

const mostReleases = 20;

const mostKept = 128;
const mostAtOnce = 4;

/** Begins a response in `dcz`, before the hash of its dictionary (RFC 9842, section 5). */
const signature = Buffer.from('5e2a4d1820000000', 'hex');

const compress = promisify(zstdCompress);

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('base64');

export const dictionaries: FilePacking = (store) => {
  const packed = createDictionaries(store);
  return {
    headersOf: (path) => {
      const later = laterFiles(path);
      return { vary: 'accept-encoding, available-dictionary', ...(later && { 'use-as-dictionary': later }) };
    },
    pack: async (path, { 'accept-encoding': encodings = '', 'available-dictionary': available }) => {
      const bytes = /\bdcz\b/.test(String(encodings)) ? await packed(path, String(available)) : undefined;
      return bytes && { encoding: 'dcz', bytes };
    },
  };
};

/** Value of `Use-As-Dictionary` (RFC 9842). */
function laterFiles(path: string): string | undefined {
  const [, area, , name, ending] = codeFile.exec(path) ?? [];
  return area && `match="/areas/${area}/*/browser/${name}*.${ending}"`;
}

function createDictionaries(store: Store) {
  const lists = new Map<string, { changed: bigint; files: Promise<ReadonlyMap<string, string>> }>();
  const answers = new Map<string, Promise<Buffer | undefined>>();
  let making = 0;

  /** Read again only when a release comes or goes. */
  async function filesFor(path: string): Promise<ReadonlyMap<string, string>> {
    const [, area = '', , name, ending] = codeFile.exec(path) ?? [];
    const { mtimeNs } = await stat(join(store.directory, area), { bigint: true });
    const key = `${area} ${name}.${ending}`;
    const known = lists.get(key);
    if (known?.changed === mtimeNs) return known.files;
    const files = readFiles(area, (other) => other[3] === name && other[4] === ending);
    lists.set(key, { changed: mtimeNs, files });
    files.catch(() => lists.delete(key));
    return files;
  }

  async function readFiles(area: string, isAlike: (match: RegExpExecArray) => boolean) {
    const releases = await readdir(join(store.directory, area));
    const dated = await Promise.all(
      releases.map(async (release) => ({ release, time: (await stat(store.release(area, release))).mtimeMs })),
    );
    const newest = dated.toSorted((a, b) => b.time - a.time).slice(0, mostReleases);
    const files = new Map<string, string>();
    for (const { release } of newest) {
      const folder = join(store.release(area, release), 'browser');
      for (const file of await readdir(folder).catch(() => [])) {
        const match = codeFile.exec(`${area}/${release}/browser/${file}`);
        if (match && isAlike(match)) files.set(await hashOf(join(folder, file)), join(folder, file));
      }
    }
    return files;
  }

  async function pack(path: string, file: string, wanted: string): Promise<Buffer | undefined> {
    const [dictionary, text] = await Promise.all([readFile(file), readFile(join(store.directory, path))]);
    const params = { [constants.ZSTD_c_compressionLevel]: 12 };
    const hash = Buffer.from(wanted, 'base64');
    const packed = Buffer.concat([signature, hash, await compress(text, { dictionary, params })]);
    const whole = await stat(join(store.directory, `${path}.br`)).catch(() => undefined);
    return packed.length < (whole?.size ?? text.length) ? packed : undefined;
  }

  return async function packed(path: string, available: string): Promise<Buffer | undefined> {
    const [, base64 = ''] = /^:([\w+/]{43}=):$/.exec(available) ?? [];
    if (!base64 || !codeFile.test(path)) return undefined;
    const file = (await filesFor(path).catch(() => undefined))?.get(base64);
    if (!file) return undefined;
    const key = `${path} ${base64}`;
    const known = answers.get(key);
    if (known) return known;
    if (making >= mostAtOnce) return undefined;
    making += 1;
    const answer = pack(path, file, base64)
      .catch(() => undefined)
      .finally(() => {
        making -= 1;
      });
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > mostKept && oldest) answers.delete(oldest);
    return answer;
  };
}
