import type { PageHead } from '@agile-languages/shared/contract';
import { jsonOf } from '@agile-languages/shared/formats';
import { siteConfig } from '@agile-languages/shared/platform';
import { useLayoutEffect } from 'react';
import { applyHead, headTags } from './head.ts';

/** `undefined` leaves the head as it is. */
export function useDocumentHead(head: PageHead | undefined, path: string): void {
  const tags = head && jsonOf(headTags(head, path, siteConfig()));
  useLayoutEffect(() => {
    if (tags) applyHead(JSON.parse(tags));
  }, [tags]);
}
