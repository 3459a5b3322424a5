import type { SampleRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { api } from '@agile-languages/shared/platform';
import { RemoteBoundary, useRemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { Skeleton } from '@agile-languages/shared/ui';
import { useRef } from 'react';
import styles from './language-samples.module.css';
import { useSeen } from './use-seen.ts';

/** Up to four samples of a Language, requested when they come into view. */
export function LanguageSamples({ languageId }: { languageId: LanguageId }) {
  const container = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(container);
  const samples = useRemoteData(isSeen ? languageId : undefined, async (signal) => {
    const request = { startLimit: 0, limit: 4, fkLangId: languageId, id: '', fkUserId: '' };
    return (await api.getSampleList(request, { signal })).rows;
  });
  return (
    <div ref={container}>
      <RemoteBoundary name="samples of a Language" data={samples} skeleton={<Skeleton lines={6} />}>
        {(rows) => <Samples rows={rows} />}
      </RemoteBoundary>
    </div>
  );
}

function Samples({ rows }: { rows: readonly SampleRow[] }) {
  if (rows.length === 0) return <p className="soft">There is nothing to show</p>;
  return (
    <ul>
      {rows.map(({ id, className }) => (
        <li key={id}>
          <Link to={paths.sample(id)} className={styles.sample}>
            {className}
          </Link>
        </li>
      ))}
    </ul>
  );
}
