import { previewPlaceId } from '@agile-languages/shared/embed/spec';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Choices } from './choices.ts';
import styles from './preview.module.css';

interface PreviewProps {
  choices: Choices;
  origin: string;
  onEvent: (name: string, detail: unknown) => void;
}

/** The element on a page of an invented partner, in a frame. The page runs no script of its own; its place is filled from here. */
export function Preview({ choices, origin, onEvent }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>();
  const { element, host, attributes, tokens } = choices;
  const tell = useRef(onEvent);

  useEffect(() => {
    tell.current = onEvent;
  });

  useEffect(() => {
    if (!place) return;
    const hear = (event: Event) => tell.current(event.type, (event as CustomEvent).detail);
    for (const { name } of element.events) place.addEventListener(name, hear);
    return () => {
      for (const { name } of element.events) place.removeEventListener(name, hear);
    };
  }, [place, element]);

  const Tag = element.tag as 'div';
  return (
    <>
      <iframe
        key={host.id}
        ref={frame}
        className={styles.frame}
        data-host={host.id}
        title={`Preview: ${host.name}`}
        src={`/embed/preview/${host.id}.html`}
        onLoad={() => setPlace(frame.current?.contentDocument?.getElementById(previewPlaceId))}
      />
      {place
        ? createPortal(
            <Tag key={element.tag + readOnce(attributes)} {...attributes} style={tokens as CSSProperties}>
              <a href={origin + element.fallback.path}>{element.fallback.text}</a>
            </Tag>,
            place,
          )
        : null}
    </>
  );
}

/** Attributes that count when the element begins: another value takes another element. */
const readOnce = (attributes: Readonly<Record<string, string>>) =>
  ['case', 'loading', 'min-height', 'persist'].map((name) => attributes[name]).join();
