/** To another page, which this tab will show. */
export const leadsOn = ({ origin, target, pathname }: HTMLAnchorElement | HTMLAreaElement): boolean =>
  origin === location.origin && !target && pathname !== location.pathname;
