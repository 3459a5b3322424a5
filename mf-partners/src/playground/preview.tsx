import { type ElementSpec, previewContainerId } from '@agile-languages/shared/embed/spec';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Choices } from './choices.ts';
import styles from './preview.module.css';

interface PreviewProps {
  choices: Choices;
  origin: string;
  onEvent: (name: string, detail: unknown) => void;
}

/** The page in the iframe has no script. */
export function Preview({ choices, origin, onEvent }: PreviewProps) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>();
  const { element, host, attributes, tokens } = choices;
  const latestOnEvent = useRef(onEvent);

  useEffect(() => {
    latestOnEvent.current = onEvent;
  });

  useEffect(() => {
    if (!container) return;
    const listener = (event: Event) => latestOnEvent.current(event.type, (event as CustomEvent).detail);
    for (const { name } of element.events) container.addEventListener(name, listener);
    return () => {
      for (const { name } of element.events) container.removeEventListener(name, listener);
    };
  }, [container, element]);

  const Tag = element.tag as 'div';
  return (
    <>
      <iframe
        key={host.id}
        ref={iframe}
        className={styles.frame}
        data-host={host.id}
        title={`Preview: ${host.name}`}
        src={`/embed/preview/${host.id}.html`}
        onLoad={() => setContainer(iframe.current?.contentDocument?.getElementById(previewContainerId))}
      />
      {container
        ? createPortal(
            <Tag
              key={element.tag + readOnceValues(element, attributes)}
              {...attributes}
              style={tokens as CSSProperties}
            >
              <a href={origin + element.fallback.path}>{element.fallback.text}</a>
            </Tag>,
            container,
          )
        : null}
    </>
  );
}

/** An element reads these once: when one changes, the preview needs a new element. */
const readOnceValues = (element: ElementSpec, attributes: Readonly<Record<string, string>>) =>
  element.attributes.map(({ name, isReadOnce }) => isReadOnce && attributes[name]).join();
