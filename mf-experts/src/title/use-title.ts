import { siteConfig } from '@agile-languages/shared/platform';
import { useEffect } from 'react';

/** Names the document after what the page shows, once that is known. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} | ${siteConfig().brand}`;
  }, [title]);
}
