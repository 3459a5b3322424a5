import type { OpenSharedStore } from '../../store/release-store.ts';

/** The SDK is loaded only where there is object storage. */
export const objectStorage: OpenSharedStore = async (url, served) => {
  const [{ createS3Storage }, { objectStore }] = await Promise.all([
    import('./s3-storage.ts'),
    import('./object-store.ts'),
  ]);
  return objectStore(createS3Storage(url), served);
};
