import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { ButtonRow, buttonClass, CountedList, classNames, pinClass } from '@agile-languages/shared/ui';
import { Picture } from '../drawings/picture.tsx';
import styles from './certificate.page.module.css';

function CertificatePage() {
  return (
    <section className="sect page-top">
      <div>
        <div className="opening">
          <h1>Certificate preview</h1>
          <p className="lead">
            {`This is to certify that Sample Name has completed the Digital Product Agile Coach programme of ${siteConfig().brand}: 60 hours of live classes and a defended final project.`}
          </p>
        </div>
        <div className={styles.sheet}>
          <figure>
            <div className={styles.paper}>
              <Picture name="certificate/product" />
              {parts.map(([name], index) => (
                <i key={name} className={classNames(pinClass, styles.pin)} aria-hidden="true">
                  {'abcde'.charAt(index)}
                </i>
              ))}
            </div>
            <figcaption>Certificate DPAC-0000-SAMPLE. A sample: it certifies nobody.</figcaption>
          </figure>
          <div>
            <h2 className={styles.title}>What stands on it</h2>
            <CountedList marks="letters" className={styles.parts}>
              {parts.map(([name, meaning]) => (
                <li key={name}>
                  <b>{name}</b> {meaning}
                </li>
              ))}
            </CountedList>
          </div>
        </div>
        <ButtonRow>
          <Link to={paths.programme} className={buttonClass()}>
            How it is earned
          </Link>
          <Link to={paths.certificateRegistry} className={buttonClass('line')}>
            Certificate Registry
          </Link>
        </ButtonRow>
      </div>
    </section>
  );
}

const parts = [
  ['Name', 'The holder’s name as it stands in the account.'],
  ['Programme', 'What was completed: hours of live classes, and whether a project was defended.'],
  [
    'Number',
    'Every certificate has its own. With it, and with the holder’s consent, we confirm a certificate in writing.',
  ],
  ['Signature', 'That of the programme lead, who has seen the grade.'],
  ['Border', 'Two sine curves, woven. A copy that was typed looks straight.'],
] as const;

const head = (): PageHead => ({
  title: 'Certificate preview',
  description: 'A sample certificate of the Digital Product Agile Coach programme, and what stands on it.',
});

export default definePage({ head, Page: CertificatePage });
