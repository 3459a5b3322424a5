import { endAfter, s3LocationIn } from '@agile-languages/api/s3-location';
import { UserError } from '@agile-languages/shared/errors';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ObjectStorage, StoredObject } from './object-storage.ts';

const notModified = 304;
const refused = [409, 412];

/**
 * Needs conditional writes: `https://key:secret@s3.example/bucket/folder?region=eu-central-1`. @param patience
 * milliseconds of one request with its body
 */
export function createS3Storage(url: string, patience = 30_000): ObjectStorage {
  const { bucket: Bucket, keyOf, client: config } = s3LocationIn(url);
  const client = new S3Client(config);
  const name = `${config.endpoint}/${Bucket}/${keyOf('')}`;
  /** Ceph takes the version that a write replaces only without quotation marks. */
  let comparesBare = false;

  /** @returns the answer, or the status of the refusal */
  async function ask<Answer>(request: Promise<Answer>, ...expected: number[]): Promise<Answer | number> {
    try {
      return await request;
    } catch (cause) {
      const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
      if (status !== undefined && expected.includes(status)) return status;
      throw new UserError(`The storage ${name} does not do what is asked (${(cause as Error).message}).`, { cause });
    }
  }

  async function read(key: string, known?: string): Promise<StoredObject | 'unchanged' | undefined> {
    const command = new GetObjectCommand({ Bucket, Key: keyOf(key), ...(known && { IfNoneMatch: known }) });
    const answer = await ask(client.send(command, endAfter(patience)), 404, notModified);
    if (answer === notModified) return 'unchanged';
    if (typeof answer === 'number' || !answer.Body) return undefined;
    const bytes = (await ask(answer.Body.transformToByteArray())) as Uint8Array;
    return { bytes: Buffer.from(bytes), version: answer.ETag ?? '' };
  }

  return {
    name,
    read,
    async write(key, bytes, expected) {
      const put = async (condition: Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>) => {
        const command = new PutObjectCommand({ Bucket, Key: keyOf(key), Body: bytes, ...condition });
        const answer = await ask(client.send(command, endAfter(patience)), ...refused, 404);
        return typeof answer === 'number' ? undefined : answer.ETag;
      };
      if (expected === undefined) return put({});
      if (expected === null) return put({ IfNoneMatch: '*' });
      if (!comparesBare) {
        const written = await put({ IfMatch: expected });
        if (written !== undefined || (await read(key, expected)) !== 'unchanged') return written;
      }
      const written = await put({ IfMatch: expected.replaceAll('"', '') });
      if (written !== undefined) comparesBare = true;
      return written;
    },
    async remove(key) {
      await ask(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }), endAfter(patience)), 404);
    },
    async list(prefix) {
      const found = new Map<string, string>();
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const command = new ListObjectsV2Command({ Bucket, Prefix: keyOf(prefix), ContinuationToken: token });
        const answer = await ask(client.send(command, endAfter(patience)));
        if (typeof answer === 'number') break;
        for (const { Key = '', ETag = '' } of answer.Contents ?? []) found.set(Key.slice(keyOf('').length), ETag);
        token = answer.NextContinuationToken;
      }
      return found;
    },
  };
}
