import { paths } from '@agile-languages/shared/paths';
import { Link, useLocation } from '@agile-languages/shared/router';
import { IndexCard } from '@agile-languages/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useHydrationMark } from '../area-host/use-hydration-mark.ts';
import { oopsHead } from '../document/oops.head.ts';
import { useDocumentHead } from '../document/use-document-head.ts';
import styles from './oops.module.css';

export function Oops({ errorId, near }: OopsProps) {
  const { pathname } = useLocation();
  useDocumentHead(oopsHead, pathname);
  useHydrationMark();

  return (
    <section className={`sect ${styles.page}`} aria-labelledby="oops-title">
      <div className={styles.columns}>
        <IndexCard tab="Oops!" punched bodyClassName={styles.card}>
          <div className={styles.words}>
            <h1 id="oops-title">Oops!</h1>
            <p className="lead">Sorry, an unexpected error has occurred.</p>
          </div>
          <Deletion />
          {errorId ? <p className={styles.id}>Error id {errorId}</p> : null}
        </IndexCard>
        <div>
          <ul className={styles.after}>
            <li className="grammar">see also</li>
            <li>
              <Link to={paths.home}>Go to the start page</Link>
            </li>
            <li>
              <Link to={paths.languages}>See the nine Languages</Link>
            </li>
            <li>
              <a href={paths.contact}>Contact Us</a>
            </li>
          </ul>
          {near ? <div className={styles.near}>{near}</div> : null}
        </div>
      </div>
    </section>
  );
}

function Deletion() {
  return (
    <svg viewBox="0 0 736 220" aria-hidden>
      <path d="M368 8V206" stroke="var(--rule-faint)" strokeWidth={736} strokeDasharray="1 27" />
      <path
        d="M42 106C120 88 150 116 236 98s120 14 204-4 96 6 150-6c38-9 66-32 62-54-3-17-27-16-33 3-8 27 14 52 40 61 17 6 33 3 45-8"
        fill="none"
        stroke="var(--proof)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

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

interface OopsProps {
  errorId?: string | undefined;
  near?: ReactNode;
}
