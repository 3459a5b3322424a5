import type { SampleRow } from '@agile-languages/shared/api';
import { languageById } from '@agile-languages/shared/content';
import { formatDate8 } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import type { ReactNode } from 'react';
import styles from './sample.module.css';

/** Language, expert, date and project of a sample, as far as they are known. */
export function SampleFacts({ sample }: { sample: SampleRow }) {
  const { enrolmentDate, fkProjectId, fkUserId, fullname, langId, langName } = sample;
  const language = languageById(langId);
  const date = formatDate8(enrolmentDate);

  return (
    <dl className={styles.facts}>
      <Fact name="Language">
        {language ? <Link to={paths.language(language.id)}>{langName}</Link> : <span>{langName}</span>}
      </Fact>
      {fullname ? (
        <Fact name="Expert">
          {fkUserId ? (
            <Link to={paths.profile(fkUserId)} dir="auto">
              {fullname}
            </Link>
          ) : (
            <span dir="auto">{fullname}</span>
          )}
        </Fact>
      ) : null}
      {date ? <Fact name="Date">{date}</Fact> : null}
      {fkProjectId ? <Fact name="Project">{fkProjectId}</Fact> : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
