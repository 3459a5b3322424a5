import type { SampleRow } from '@agile-languages/shared/api';
import { type LanguageKey, languageById } from '@agile-languages/shared/content';
import { formatDate8 } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { IndexCard, Skeleton } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './document-card.module.css';

/** Type of card that a Language is written on. */
const cardTypes: Record<LanguageKey, string> = {
  product: 'Digital Product file',
  statement: 'Financial Statement Card',
  money: 'Business Case Card',
  form: 'Form Card',
  story: 'User Story Card',
  flow: 'Data Flow Card',
  management: 'Issue Card',
  data: 'Database Card',
  programming: 'API Card',
};

/** The card of a sample, filled with what is known of it. */
export function DocumentCard({ sample }: { sample: SampleRow }) {
  const { className, enrolmentDate, fkProjectId, fkUserId, fullname, langId, langName } = sample;
  const language = languageById(langId);
  const date = formatDate8(enrolmentDate);

  return (
    <IndexCard
      as="div"
      language={language?.key}
      tab={language ? cardTypes[language.key] : langName}
      ruled
      punched
      className={styles.document}
      bodyClassName={styles.body}
    >
      <dl className={styles.fields}>
        <Entry name="Name">
          <span dir="auto">{className}</span>
        </Entry>
        <Entry name="Language">
          {language ? <Link to={paths.language(language.id)}>{langName}</Link> : <span>{langName}</span>}
        </Entry>
        {fullname ? (
          <Entry name="Expert">
            {fkUserId ? <ExpertLink id={fkUserId} name={fullname} /> : <span dir="auto">{fullname}</span>}
          </Entry>
        ) : null}
        {date ? <Entry name="Date">{date}</Entry> : null}
        {fkProjectId ? <Entry name="Project">{fkProjectId}</Entry> : null}
      </dl>
    </IndexCard>
  );
}

/** The card while the sample is loading. */
export function DocumentCardSkeleton() {
  return (
    <IndexCard as="div" tab="" ruled punched className={styles.document} bodyClassName={styles.body}>
      <Skeleton lines={5} />
    </IndexCard>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ExpertLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={paths.profile(id)} dir="auto">
      {name}
    </Link>
  );
}
