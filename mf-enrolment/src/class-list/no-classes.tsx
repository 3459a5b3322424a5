import { languageById, languages } from '@agile-languages/shared/content';
import { IndexCard, Mark, useSay } from '@agile-languages/shared/ui';
import type { ClassLinks, ClassListQuery } from '../links/class-links.ts';
import styles from './no-classes.module.css';

export function NoClasses({ query, links, isNothing = false }: NoClassesProps) {
  const say = useSay();
  const language = query && languageById(query.languageId);
  const others = languages.filter(({ id }) => id !== query?.languageId);

  return (
    <>
      <IndexCard
        as="div"
        language={language?.key}
        tab={language?.code ?? say('Classes')}
        ruled
        punched
        bodyClassName={styles.card}
      >
        {query ? null : <p className={styles.sentence}>{say('There is no such class, or it is no longer held.')}</p>}
        <p className={query ? styles.sentence : undefined}>{say('New Classes will be uploaded in short time.')}</p>
      </IndexCard>
      {isNothing ? null : (
        <>
          <p className={styles.next}>{say(language ? 'Classes in other Languages:' : 'Classes by Language:')}</p>
          <ul className={styles.languages}>
            {others.map(({ id, key, name }) => (
              <li key={id}>
                <links.Link to={{ kind: 'list', query: { languageId: id, page: 1 } }} className={styles.language}>
                  <Mark language={key} />
                  <span>{name}</span>
                </links.Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface NoClassesProps {
  /** Without it one class was looked for. */
  query?: ClassListQuery;
  links: ClassLinks;
  isNothing?: boolean;
}
