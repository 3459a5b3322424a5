import { useLocation } from '@agile-languages/shared/router';
import { type ReactNode, useEffect, useState } from 'react';

/** Pages whose address is close to the one that does not exist. Their code is that of the search, and is loaded after the page is shown. */
export function NearestAddresses() {
  const { pathname } = useLocation();
  const [links, setLinks] = useState<ReactNode>();

  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "search" */ '../search/nearest-links.tsx')
      .then(({ nearestLinks }) => nearestLinks(pathname))
      .then(
        (found) => isCurrent && setLinks(found),
        (cause) => console.warn('nearest addresses', cause),
      );
    return () => {
      isCurrent = false;
    };
  }, [pathname]);

  return links;
}
