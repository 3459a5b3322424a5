import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { ButtonLink, ButtonRow, CountedList, classNames, pinClass } from '@agile-languages/shared/ui';
import { Picture } from '../drawings/picture.tsx';
import styles from './framework.section.module.css';

const notes = [
  ['Data carried on each arrow', 'Every arrow names the data that travels along it.'],
  ['Decision points', 'Each fork has a question and named answers.'],
  ['Exception and return paths', 'What happens on refusal, absence and error is drawn.'],
  ['Data stores read and written', 'Each store is named, with who reads and who writes it.'],
] as const;

function FrameworkSection({ number }: SectionProps) {
  return (
    <section className="sect" id="framework" aria-labelledby="framework-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div className={styles.promo}>
        <div className={styles.words}>
          <h2 id="framework-title">Practise where mistakes are cheap.</h2>
          <p className="lead">The Agile Communication Framework is a simulation of product work with 11 modules.</p>
          <ButtonRow>
            <ButtonLink href={siteConfig().frameworkUrl} target="_blank" rel="noopener" className="out">
              Framework<span className="visually-hidden"> (opens in a new tab)</span>
            </ButtonLink>
            <Link to={paths.simulation}>See the modules</Link>
          </ButtonRow>
        </div>
        <figure className={styles.annotated} aria-label="Module screen with four notes">
          <div className={styles.screen}>
            <Picture name="flow/diagram" />
            {notes.map(([name], index) => (
              <a key={name} href={`#framework-${index + 1}`} className={classNames(pinClass, styles.pin)}>
                {'abcd'.charAt(index)}
                <span className="visually-hidden">{` ${name}`}</span>
              </a>
            ))}
          </div>
        </figure>
        <CountedList marks="letters" className={styles.notes}>
          {notes.map(([name, meaning], index) => (
            <li key={name} id={`framework-${index + 1}`}>
              <b>{name}</b> {meaning}
            </li>
          ))}
        </CountedList>
      </div>
    </section>
  );
}

export default defineSection({ Section: FrameworkSection });
