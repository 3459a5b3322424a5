import { SpecimenCard } from '@agile-languages/shared/art';
import { roles } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Highlight } from '@agile-languages/shared/ui';
import { ContactButton } from '../contact/contact-button.tsx';
import styles from './hero.module.css';

export function Hero({ number }: { number: string }) {
  return (
    <section className={`sect ${styles.hero}`} aria-labelledby="hero-title">
      <span className="sect-no" aria-hidden>
        {number}
      </span>
      <div>
        <HeadWord />
        <div className={styles.columns}>
          <div className={styles.senses}>
            <h1 id="hero-title">
              <span className={styles.senseNo} aria-hidden>
                1
              </span>
              Say it so that it can be <Highlight sweep>built.</Highlight>
            </h1>
            <p className={styles.sense}>
              <span className={styles.senseNo} aria-hidden>
                2
              </span>
              Find out early that nobody meant the same.
            </p>
            <p className="lead">
              Nine Languages for teams who make digital products. Learn to describe money, flow, stories, forms and data
              so precisely that the next person can act without asking.
            </p>
            <p className={styles.buttons}>
              <ContactButton>Contact Us</ContactButton> <Link to={paths.languages}>See the nine Languages</Link>
            </p>
          </div>
          <Roles />
          <Cards />
        </div>
      </div>
    </section>
  );
}

function HeadWord() {
  return (
    <p className={styles.headWord}>
      <span className="visually-hidden">communicate, verb</span>
      <span aria-hidden>
        com<i>·</i>mu<i>·</i>
        <wbr />
        <br className={styles.break} />
        ni<i>·</i>cate
      </span>{' '}
      <span className="grammar" aria-hidden>
        verb
      </span>
    </p>
  );
}

function Roles() {
  return (
    <nav className={styles.roles} aria-labelledby="roles-title">
      <p id="roles-title" className="grammar">
        I am a …
      </p>
      <ul className={styles.list}>
        {roles.map(({ name, title }) => (
          <li key={name}>
            <Link to={paths.needsOf(name)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Cards() {
  return (
    <figure className={styles.cards}>
      <div className={styles.behind}>
        <SpecimenCard kind="data-flow" />
      </div>
      <div className={`${styles.front} ${styles.wide}`}>
        <SpecimenCard kind="user-story" pen />
      </div>
      <div className={`${styles.front} ${styles.narrow}`}>
        <SpecimenCard kind="user-story" cut="narrow" pen />
      </div>
      <figcaption className={styles.penNote}>
        <svg viewBox="0 0 60 290" aria-hidden focusable="false">
          <path d="M57 276C14 276-6 190 4 92 8 54 16 26 34 14M20 13l15 0-5 14" />
        </svg>
        role is not “user”
      </figcaption>
    </figure>
  );
}
