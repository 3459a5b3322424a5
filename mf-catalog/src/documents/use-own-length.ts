import { type RefObject, useEffect, useState } from 'react';

/**
 * The length of the document in a frame, so that it has no scroll bar of its own, and the page at the chapter with this id.
 * `undefined` for a document of another site, which tells neither.
 */
export function useOwnLength(frame: RefObject<HTMLIFrameElement | null>, place: string) {
  const [shown, setShown] = useState<Document>();
  const [length, setLength] = useState<number>();
  const onLoad = () => setShown(frame.current?.contentDocument ?? undefined);

  // The document may have been there before this code.
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (document?.readyState === 'complete' && document.URL !== 'about:blank') setShown(document);
  }, [frame]);

  useEffect(() => {
    const element = frame.current;
    if (!shown || !element) return undefined;
    const borders = element.offsetHeight - element.clientHeight;
    const observer = new ResizeObserver(() => setLength(Math.ceil(shown.documentElement.offsetHeight) + borders));
    observer.observe(shown.documentElement);
    return () => observer.disconnect();
  }, [shown, frame]);

  const isWhole = length !== undefined;
  useEffect(() => {
    if (isWhole && place) shown?.getElementById(place)?.scrollIntoView();
  }, [shown, isWhole, place]);

  return { length, onLoad };
}
