// Runs in pages: no function uses anything from outside of itself.

/** Without a link there, it comes from elsewhere on the site: as the shell sees it, an entry of the history. */
export function leaveBy(target: string): boolean {
  // Nothing else ends because visitors press a link.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal, main dialog[open]')) dialog.close();
  // One that is hidden may take another away.
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
    if (popover.matches(':popover-open') && (popover.popover !== 'manual' || popover.closest('main')))
      popover.hidePopover();
  // What comes into view on the way up would be no part of a usual visit.
  scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector('main h1');
  Object.assign(Reflect.get(window, Symbol.for('work')), {
    isLeft: true,
    heading,
    entry: navigation.currentEntry?.key,
  });
  const links = [...document.querySelectorAll<HTMLAnchorElement>(':is(header, footer):not(main *) a[href]')];
  const link = links.find((one) => one.getAttribute('href') === target);
  if (link) link.click();
  else {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
  return links.length > 0;
}

/** Its key: a page may have added entries, and gone back over some of them. */
export const placeInHistory = (): string | undefined => navigation.currentEntry?.key;

/** @returns whether the browser still keeps it */
export function goBack(place: string): boolean {
  const at = navigation.entries().findIndex(({ key }) => key === place);
  Reflect.get(window, Symbol.for('work')).heading = document.querySelector('main h1');
  if (at >= 0) history.go(at - (navigation.currentEntry?.index ?? 0));
  return at >= 0;
}

/** `document`: the browser has loaded it, nothing is left of the page before. */
export function isThere(target: string): 'page' | 'document' | undefined {
  const work = Reflect.get(window, Symbol.for('work'));
  const heading = document.querySelector('main h1');
  if (location.pathname !== target || !heading || heading === work.heading) return undefined;
  return work.isUsed ? 'page' : 'document';
}

/** Pages may scroll there smoothly. */
export const isAtTop = (): boolean => scrollY < 24;

/** A heading may depend on what the page has stored, so the error page alone counts. */
export const hasFailed = (): boolean => document.querySelector('main #oops-title') !== null;

export const bytesOfBlobs = (): number => Reflect.get(window, Symbol.for('work')).bytesOfBlobs();

/** In milliseconds, until what these areas have begun ends by itself, as a notice does. */
export const timeToWait = (areas: readonly string[]): number =>
  Reflect.get(window, Symbol.for('work')).timeToWait(areas);

/** What browsers tell pages at any time: that they are hidden, off line, printed or left, from which visitors may return. */
export function tellOfAbsence(): void {
  Reflect.get(window, Symbol.for('work')).isAway = true;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  for (const type of ['blur', 'offline', 'beforeprint']) dispatchEvent(new Event(type));
  for (const persisted of [false, true]) dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
  document.dispatchEvent(new Event('freeze', { bubbles: true }));
}

export function tellOfReturn(): void {
  Reflect.get(window, Symbol.for('work')).isAway = false;
  document.dispatchEvent(new Event('resume', { bubbles: true }));
  for (const persisted of [true, false]) dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  for (const type of ['afterprint', 'online', 'focus', 'resize']) dispatchEvent(new Event(type));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  dispatchEvent(new StorageEvent('storage', { key: 'of another', newValue: 'kept', storageArea: localStorage }));
}
