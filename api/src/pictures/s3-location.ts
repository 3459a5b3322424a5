import type { S3ClientConfig } from '@aws-sdk/client-s3';

/** A folder in storage with S3's protocol. */
export interface S3Location {
  bucket: string;
  /** The key of an object in the folder. */
  keyOf: (name: string) => string;
  /** For the client of the SDK. */
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
