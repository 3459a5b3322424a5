import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3ClientConfig } from '@aws-sdk/client-s3';

/** A file never changes: its name has the hash of its picture. */
export interface FileStore {
  write(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
}

/** A file is written whole or not at all. */
export function createFolderStore(folder: string): FileStore {
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
    },
    read: (name) => readFile(join(folder, name)).catch(nothingThere),
  };
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * The SDK is loaded with the first file.
 *
 * @param patience milliseconds of one request
 */
export function createS3Store(filesUrl: string, patience = 10_000): FileStore {
  const { bucket, keyOf, client: config } = s3LocationIn(filesUrl);
  let opened: ReturnType<typeof open> | undefined;
  const storage = () => {
    opened ??= open();
    return opened;
  };

  async function open() {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client(config);
    return { ...sdk, client };
  }

  return {
    async write(name, bytes) {
      const { client, PutObjectCommand } = await storage();
      const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp';
      const command = new PutObjectCommand({ Bucket: bucket, Key: keyOf(name), Body: bytes, ContentType: type });
      await client.send(command, endAfter(patience));
    },
    async read(name) {
      const { client, GetObjectCommand, NoSuchKey } = await storage();
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) });
        const { Body } = await client.send(command, endAfter(patience));
        return Body && pictureIn(Buffer.from(await Body.transformToByteArray()), name);
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  };
}

/** Browsers keep it for a year. */
function pictureIn(bytes: Buffer, name: string): Buffer {
  if (/^(?:RIFF....WEBP|....ftypavif)/s.test(bytes.toString('latin1', 0, 12))) return bytes;
  throw new Error(`${name} in the storage is no picture.`);
}

export const endAfter = (patience: number): { abortSignal: AbortSignal } => ({
  abortSignal: AbortSignal.timeout(patience),
});

interface S3Location {
  bucket: string;
  keyOf: (name: string) => string;
  client: S3ClientConfig;
}

/** Reads `https://key:secret@s3.example/bucket/folder?region=eu-central-1`. Default of the region: `us-east-1`. */
export function s3LocationIn(url: string): S3Location {
  const { origin, pathname, username, password, searchParams } = new URL(url);
  const [bucket = '', ...folders] = decodeURIComponent(pathname).split('/').filter(Boolean);
  return {
    bucket,
    keyOf: (name) => [...folders, name].join('/'),
    client: {
      endpoint: origin,
      region: searchParams.get('region') ?? 'us-east-1',
      credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  };
}
