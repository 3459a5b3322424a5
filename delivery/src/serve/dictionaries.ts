import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Store } from '../store/store.ts';

/** A script or style of a release: area, release, name without its hash, ending. */
const codeFile = /^([\w-]+)\/([0-9a-f]{16})\/browser\/([\w-]+?)(?:\.[0-9a-f]{10})?\.(js|css)$/;

/** How many releases of an area are looked at, the newest first. */
const mostReleases = 20;

/** How many answers are kept, and made at a time. Of all others nothing is known; they are sent whole. */
const mostKept = 128;
const mostAtOnce = 4;

/** Begins a response in `dcz`, before the hash of its dictionary (RFC 9842, section 5). */
const signature = Buffer.from('5e2a4d1820000000', 'hex');

const compress = promisify(zstdCompress);

/**
 * For which later files a browser may use this one as a dictionary (RFC 9842): those of the same name in other releases.
 *
 * @param path below `/areas/`
 * @returns value of `Use-As-Dictionary`, or `undefined` when it is no script or style
 */
export function laterFiles(path: string): string | undefined {
  const [, area, , name, ending] = codeFile.exec(path) ?? [];
  return area && `match="/areas/${area}/*/browser/${name}*.${ending}"`;
}

/** Packs files for browsers that have an earlier release of them. */
export function createDictionaries(store: Store) {
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

  /** The same file in other releases of the area, the newest first. */
  async function earlierFiles(path: string): Promise<string[]> {
    const [, area = '', release, name, ending] = codeFile.exec(path) ?? [];
    const others = (await readdir(join(store.directory, area))).filter((one) => one !== release);
    const dated = await Promise.all(
      others.map(async (one) => ({ one, time: (await stat(store.release(area, one))).mtimeMs })),
    );
    const newest = dated.toSorted((a, b) => b.time - a.time).slice(0, mostReleases);
    const found = newest.map(async ({ one }) => {
      const folder = join(store.release(area, one), 'browser');
      const files = await readdir(folder).catch(() => []);
      return files
        .filter((file) => {
          const [, , , otherName, otherEnding] = codeFile.exec(`${area}/${one}/browser/${file}`) ?? [];
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

  /**
   * @param path below `/areas/`
   * @param available value of `Available-Dictionary`: `:<SHA-256 in Base64>:`
   * @returns the file in `dcz`, or `undefined` when the browser has no earlier one or it would not be smaller
   */
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
