import type { SampleRow } from '@agile-languages/shared/api';
import { languages, pageSize } from '@agile-languages/shared/content';
import { isBeyondEnd, type ListPage, paths } from '@agile-languages/shared/paths';
import { PrerenderedList, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { Highlight, Mark } from '@agile-languages/shared/ui';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../common/empty-state.tsx';
import { PageLinks, PageNumber } from '../paging/page-links.tsx';
import { usePageAddress } from '../paging/use-page-address.ts';
import { usePagedList } from '../paging/use-paged-list.ts';
import { SampleCards, SampleCardsSkeleton } from '../sample-card/sample-cards.tsx';
import styles from './samples-view.module.css';

export function SamplesView({ title, samples, languageId = '' }: SamplesViewProps) {
  const { search, replaceBy } = usePageAddress();
  const { shown, heading, onPageChange } = usePagedList(samples, replaceBy);
  const isEmpty = languageId === '' && shown?.total === 0;
  const skeleton = (
    <>
      <SampleCardsSkeleton layout="two" count={pageSize} />
      <div className={styles.pages} />
    </>
  );

  return (
    <div className="sect page-top">
      <div>
        <div className="opening">
          <h1>{title}</h1>
          <p className="lead">Cards from the practice platform, one Language each. See how somebody else wrote it.</p>
        </div>
        {isEmpty ? null : <LanguageChips current={languageId} />}
        <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
          All entries
          <PageNumber list={shown} />
        </h2>
        <PrerenderedList>
          <RemoteBoundary name="samples" data={samples} skeleton={skeleton}>
            {(list, isStale) =>
              isBeyondEnd(list) ? (
                skeleton
              ) : list.rows.length === 0 ? (
                <EmptyState tab="Samples">{languageId ? <Link to={paths.samples}>All samples</Link> : null}</EmptyState>
              ) : (
                <>
                  <SampleCards layout="two" samples={list.rows} isStale={isStale} />
                  <div className={styles.pages}>
                    <PageLinks
                      total={list.total}
                      page={list.page}
                      label="Pages of samples"
                      search={search}
                      onPageChange={onPageChange}
                    />
                  </div>
                </>
              )
            }
          </RemoteBoundary>
        </PrerenderedList>
      </div>
    </div>
  );
}

/** Each filter has an address. */
function LanguageChips({ current }: { /** Language id, or `''` for all. */ current: string }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(current)}"]`);
    if (chip && list.current) list.current.scrollLeft = chip.offsetLeft - list.current.offsetLeft - chip.offsetWidth;
  }, [current]);

  return (
    <nav className={styles.chips} aria-label="Languages of samples">
      <ul ref={list}>
        <li>
          <Link to={paths.samples} aria-current={current === '' ? 'page' : undefined}>
            {current === '' ? <Highlight>All</Highlight> : <span>All</span>}
          </Link>
        </li>
        {languages.map(({ id, key, name }) => (
          <li key={id} data-id={id}>
            <Link to={paths.languageSamples(id)} aria-current={current === id ? 'page' : undefined}>
              <Mark language={key} size={1.25} />
              {current === id ? <Highlight>{name}</Highlight> : <span>{name}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SamplesViewProps {
  title: string;
  languageId?: string;
  samples: RemoteData<ListPage<SampleRow>>;
}
