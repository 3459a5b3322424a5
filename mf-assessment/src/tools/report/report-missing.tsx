import { Mark, useSay } from '@agile-languages/shared/ui';
import type { MissingLanguage } from '../../assessment/findings.ts';
import styles from './printed-report.module.css';

/** Every topic of the case that is off, with what it means. */
export function ReportMissing({ missing }: { missing: readonly MissingLanguage[] }) {
  const say = useSay();
  if (missing.length === 0) return null;
  return (
    <>
      <h3>{say('Not yet')}</h3>
      {missing.map(({ language, categories }) => (
        <div key={language.id}>
          <h4>
            <Mark language={language.key} size={1.25} /> {language.name}
          </h4>
          {categories.map(({ id, name, topics }) => (
            <div key={id} className={styles.missing}>
              <h5>{say(name)}</h5>
              <ul>
                {topics.map((topic) => (
                  <li key={topic.id}>
                    <b>{say(topic.name)}.</b> {say(topic.meaning)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
