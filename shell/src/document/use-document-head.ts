import type { PageHead } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { useLayoutEffect } from 'react';
import { applyHead, headTags } from './head.ts';

/**
 * Keeps the head of the document equal to that of what is shown: the page with the data it knows, or the error page.
 * Whoever shows the content of an address calls it; nobody else changes the head. `undefined` leaves it as it is.
 */
export function useDocumentHead(head: PageHead | undefined, path: string): void {
  const tags = head && JSON.stringify(headTags(head, path, siteConfig()));
  useLayoutEffect(() => {
    if (tags) applyHead(JSON.parse(tags));
  }, [tags]);
}
