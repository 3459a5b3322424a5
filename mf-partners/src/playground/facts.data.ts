import { logFailure } from '@agile-languages/shared/errors';
import { type RemoteData, useRemoteData } from '@agile-languages/shared/remote-data';

/** Of the `manifest.json` of a published version. */
export interface EmbedFacts {
  version: string;
  files: Readonly<Record<string, { integrity: string; bytes: number; brotli: number }>>;
}

export const useFacts = (): RemoteData<EmbedFacts> => useRemoteData('manifest.json', loadFacts);

async function loadFacts(signal: AbortSignal): Promise<EmbedFacts> {
  try {
    const response = await fetch('/embed/v1/manifest.json', { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (!signal.aborted) logFailure('manifest of the embeds', cause);
    throw cause;
  }
}
