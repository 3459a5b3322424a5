import { useEffect, useState } from 'react';

/** What `manifest.json` of a published version says. */
export interface EmbedFacts {
  version: string;
  files: Readonly<Record<string, { integrity: string; bytes: number; brotli: number }>>;
}

/** Facts of the live version; `undefined` until they are there, and when they cannot be read. */
export function useFacts(): EmbedFacts | undefined {
  const [facts, setFacts] = useState<EmbedFacts>();

  useEffect(() => {
    const leaving = new AbortController();
    fetch('/embed/v1/manifest.json', { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`status ${answer.status}`))))
      .then(setFacts)
      .catch((cause: unknown) => {
        if (!leaving.signal.aborted) console.error('The manifest of the embeds cannot be read.', cause);
      });
    return () => leaving.abort();
  }, []);

  return facts;
}
