import { Link } from '@agile-languages/shared/router';
import { ButtonRow, buttonClass } from '@agile-languages/shared/ui';
import { useRef } from 'react';
import styles from './embedded-document.module.css';
import { useOwnLength } from './use-own-length.ts';

export function EmbeddedDocument({ title, lead, url, chapters, more }: EmbeddedDocumentProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const onLoad = useOwnLength(frame);
  return (
    <section className="sect page-top">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <ButtonRow>
            <a href={url} target="_blank" rel="noopener" className={`out ${buttonClass()}`}>
              Open in a new tab
            </a>
            <a href={url} download target="_blank" rel="noopener">
              Download
            </a>
            {more ? <Link to={more.to}>{more.text}</Link> : null}
          </ButtonRow>
        </header>
        {chapters.length > 0 ? (
          <nav aria-label="Chapters" className={styles.chapters}>
            <details>
              <summary>Chapters</summary>
              <ol>
                {chapters.map(({ id, title: chapter }) => (
                  <li key={id}>
                    <a href={`${url}#${id}`} target="document">
                      {chapter}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        ) : null}
        <iframe
          ref={frame}
          src={url}
          title={title}
          name="document"
          data-hydrate=""
          onLoad={onLoad}
          className={styles.frame}
        />
      </div>
    </section>
  );
}

interface EmbeddedDocumentProps {
  title: string;
  lead: string;
  url: string;
  chapters: readonly { id: string; title: string }[];
  more?: { to: string; text: string };
}
