import { useLayoutEffect, useRef } from 'react';
import type { PrerenderedContent } from '../remotes/prerendered-content.ts';
import styles from './prerendered.module.css';

/** The text of a page whose code cannot be loaded. Its links work, its controls do not. */
export function Prerendered({ content, css }: PrerenderedContent) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    place.current?.replaceChildren(...content.map((node) => document.importNode(node, true)));
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [content, css]);

  return <div ref={place} className={styles.content} />;
}
