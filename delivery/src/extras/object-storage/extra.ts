import type { OpenSharedStore } from '../../store/release-store.ts';

export const objectStorage: OpenSharedStore = async (url, served) => {
  const [{ createS3Storage }, { objectStore }] = await Promise.all([
    import('./s3-storage.ts'),
    import('./object-store.ts'),
  ]);
  return objectStore(createS3Storage(url), served);
};
