import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { FilePacking } from '../../serve/release-files.ts';
import type { Store } from '../../store/store.ts';

/** A script or style of a release: area, release, name without its hash, ending. */
const codeFile = /^([\w-]+)\/([0-9a-f]{16})\/browser\/([\w-]+?)(?:\.[0-9a-f]{10})?\.(js|css)$/;

/** How many releases of an area are looked at, the newest first. */
const mostReleases = 20;

/** Answers that are kept, and made at a time. All others are sent whole. */
const mostKept = 128;
const mostAtOnce = 4;

/** Begins a response in `dcz`, before the hash of its dictionary (RFC 9842, section 5). */
const signature = Buffer.from('5e2a4d1820000000', 'hex');

const compress = promisify(zstdCompress);

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
  const hashes = new Map<string, Buffer>();
  const answers = new Map<string, Promise<Buffer | undefined>>();
  let making = 0;

  async function hashOf(file: string): Promise<Buffer> {
    const hash =
      hashes.get(file) ??
      createHash('sha256')
        .update(await readFile(file))
        .digest();
    hashes.set(file, hash);
    return hash;
  }

  async function earlierFiles(path: string): Promise<string[]> {
    const [, area = '', release, name, ending] = codeFile.exec(path) ?? [];
    const others = (await readdir(join(store.directory, area))).filter((other) => other !== release);
    const dated = await Promise.all(
      others.map(async (other) => ({ other, time: (await stat(store.release(area, other))).mtimeMs })),
    );
    const newest = dated.toSorted((a, b) => b.time - a.time).slice(0, mostReleases);
    const found = newest.map(async ({ other }) => {
      const folder = join(store.release(area, other), 'browser');
      const files = await readdir(folder).catch(() => []);
      return files
        .filter((file) => {
          const [, , , otherName, otherEnding] = codeFile.exec(`${area}/${other}/browser/${file}`) ?? [];
          return otherName === name && otherEnding === ending;
        })
        .map((file) => join(folder, file));
    });
    return (await Promise.all(found)).flat();
  }

  async function pack(path: string, wanted: Buffer): Promise<Buffer | undefined> {
    for (const file of await earlierFiles(path)) {
      const hash = await hashOf(file);
      if (!hash.equals(wanted)) continue;
      const [dictionary, text] = await Promise.all([readFile(file), readFile(join(store.directory, path))]);
      const params = { [constants.ZSTD_c_compressionLevel]: 12 };
      const packed = Buffer.concat([signature, hash, await compress(text, { dictionary, params })]);
      const whole = await stat(join(store.directory, `${path}.br`)).catch(() => undefined);
      return packed.length < (whole?.size ?? text.length) ? packed : undefined;
    }
    return undefined;
  }

  return async function packed(path: string, available: string): Promise<Buffer | undefined> {
    const [, base64 = ''] = /^:([\w+/]{43}=):$/.exec(available) ?? [];
    if (!base64 || !codeFile.test(path)) return undefined;
    const key = `${path} ${base64}`;
    const known = answers.get(key);
    if (known) return known;
    if (making >= mostAtOnce) return undefined;
    making += 1;
    const answer = pack(path, Buffer.from(base64, 'base64'))
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
