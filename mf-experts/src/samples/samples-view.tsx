import { pageSize } from '@agile-languages/shared/constants';
import { Link } from '@agile-languages/shared/router';
import { Nothing } from '../nothing/nothing.tsx';
import { PageLinks } from '../paging/page-links.tsx';
import { PageOf } from '../paging/page-of.tsx';
import { usePageAddress } from '../paging/use-page-address.ts';
import { isBeyond, usePagedList } from '../paging/use-paged-list.ts';
import { Live } from '../reading/live.tsx';
import { Served } from '../reading/served.tsx';
import { useReport } from '../reading/use-report.ts';
import { SampleCards, SampleCardsSkeleton } from '../sample-card/sample-cards.tsx';
import { LanguageChips } from './language-chips.tsx';
import { type SamplesData, useSamples } from './samples.data.ts';
import styles from './samples-view.module.css';

/** Samples of one Language, or of all when there is no `languageId`, page by page. */
export function SamplesView({ title, composed, onData, languageId = '' }: SamplesViewProps) {
  const { search, request, replaceBy } = usePageAddress();
  const reading = useSamples(request, languageId, composed);
  const { shown, heading, onTurn } = usePagedList(reading, replaceBy);
  useReport(onData, shown);
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
          <p className="lead">Files from the practice platform, one Language each. Read how somebody else said it.</p>
        </div>
        <LanguageChips current={languageId} />
        <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
          All entries
          <PageOf list={shown} />
        </h2>
        <Served>
          <Live name="samples" reading={reading} skeleton={skeleton}>
            {(list, busy) =>
              isBeyond(list) ? (
                skeleton
              ) : list.rows.length === 0 ? (
                <Nothing tab="Samples">{languageId ? <Link to="/samples">All samples</Link> : null}</Nothing>
              ) : (
                <>
                  <SampleCards layout="two" samples={list.rows} busy={busy} />
                  <div className={styles.pages}>
                    <PageLinks
                      total={list.total}
                      page={list.page}
                      label="Pages of samples"
                      search={search}
                      onTurn={onTurn}
                    />
                  </div>
                </>
              )
            }
          </Live>
        </Served>
      </div>
    </div>
  );
}

interface SamplesViewProps {
  title: string;
  /** Default: all Languages. */
  languageId?: string;
  composed: SamplesData | undefined;
  /** Hears which page is shown. */
  onData: ((list: SamplesData) => void) | undefined;
}
