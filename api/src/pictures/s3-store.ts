import type { FileStore } from './file-store.ts';
import { s3LocationIn } from './s3-location.ts';

/** Keeps files in storage that speaks S3's protocol. Its SDK is loaded with the first file. */
export function createS3Store(filesUrl: string): FileStore {
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
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(name), Body: bytes, ContentType: type }));
    },
    async read(name) {
      const { client, GetObjectCommand, NoSuchKey } = await storage();
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  };
}
