import type { SampleRow } from '@agile-languages/shared/api';
import { pageSize } from '@agile-languages/shared/content';
import { isBeyondEnd, type ListPage, paths } from '@agile-languages/shared/paths';
import { PrerenderedList, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageLinks } from '../paging/page-links.tsx';
import { PageNumber } from '../paging/page-number.tsx';
import { usePageAddress } from '../paging/use-page-address.ts';
import { usePagedList } from '../paging/use-paged-list.ts';
import { SampleCards, SampleCardsSkeleton } from '../sample-card/sample-cards.tsx';
import { LanguageChips } from './language-chips.tsx';
import styles from './samples-view.module.css';

/** Samples of one Language, or of all when there is no `languageId`, page by page. */
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

interface SamplesViewProps {
  title: string;
  /** Default: all Languages. */
  languageId?: string;
  samples: RemoteData<ListPage<SampleRow>>;
}
