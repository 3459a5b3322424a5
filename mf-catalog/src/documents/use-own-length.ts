import { useLocation } from '@agile-languages/shared/router';
import { focusOn } from '@agile-languages/shared/ui';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Gives a frame the length of its document, so that it has no scroll bar of its own, and the page the chapter of its
 * address. A document of another site tells neither. Returns what the frame calls when it has loaded.
 */
export function useOwnLength(frame: RefObject<HTMLIFrameElement | null>) {
  const address = useLocation();
  const [shown, setShown] = useState<Document>();

  // The document may have been there before this code.
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (document?.readyState === 'complete' && document.URL !== 'about:blank') setShown(document);
  }, [frame]);

  useEffect(() => (shown && frame.current ? keepLength(frame.current, shown) : undefined), [shown, frame]);

  useEffect(() => (shown ? followLinks(shown) : undefined), [shown]);

  // A page that is not at its top has got its place back.
  useEffect(() => {
    const [, chapter] = address.hash.split('#chapter-');
    if (chapter && window.scrollY === 0) goTo(shown?.getElementById(chapter));
  }, [shown, address]);

  return () => setShown(frame.current?.contentDocument ?? undefined);
}

/** What was read in the frame stays where it is in the window. */
function keepLength(frame: HTMLIFrameElement, { documentElement, defaultView }: Document) {
  const scrolled = () => defaultView?.scrollY ?? 0;
  const setLength = () => {
    const before = scrolled();
    frame.height = `${Math.ceil(documentElement.offsetHeight) + frame.offsetHeight - frame.clientHeight}`;
    const lost = before - scrolled();
    if (lost > 0) window.scrollBy(0, lost);
  };
  setLength();
  const observer = window.ResizeObserver && new ResizeObserver(setLength);
  observer?.observe(documentElement);
  return () => {
    observer?.disconnect();
    frame.removeAttribute('height');
  };
}

/** Firefox moves no page for a link to a part of a document in its frame, and no browser the keyboard. */
function followLinks(shown: Document) {
  const left = new AbortController();
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    const [url, id = ''] = link.href.split('#');
    if (url === shown.URL.split('#')[0]) goTo(shown.getElementById(id));
  };
  /** The page has keys of its own, and hears none of a frame. */
  const onKey = (event: KeyboardEvent) => {
    if (!document.body.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
  };
  for (const each of [document, shown]) each.addEventListener('click', onClick, { signal: left.signal });
  shown.addEventListener('keydown', onKey, { signal: left.signal });
  return () => left.abort();
}

function goTo(part: HTMLElement | null = null) {
  part?.scrollIntoView();
  focusOn(part);
}
