import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { ButtonRow, IndexCard } from '@agile-languages/shared/ui';
import { Picture } from '../drawings/picture.tsx';
import { ContactLink } from '../sections/contact-link.tsx';
import styles from './registry.page.module.css';

function RegistryPage() {
  return (
    <section className="sect page-top">
      <div className={styles.page}>
        <IndexCard tab="Registry" as="div" ruled punched bodyClassName={styles.card}>
          <h1>Certificate Registry</h1>
          <p>
            The certificate search is coming soon. You will be able to check a certificate by its number, with no
            account.
          </p>
          <p>Until then, write to us with the certificate number and the holder’s consent. We confirm it in writing.</p>
        </IndexCard>
        <figure className={styles.where}>
          <div className={styles.paper}>
            <Picture name="certificate/product" />
            <i className={styles.ring} />
          </div>
          <figcaption>The number stands at the lower right.</figcaption>
        </figure>
        <ButtonRow>
          <ContactLink />
          <Link to={paths.programme}>How a certificate is earned</Link>
        </ButtonRow>
      </div>
    </section>
  );
}

const head = (): PageHead => ({
  title: 'Certificate Registry',
  description: 'The certificate search is coming soon. Until then a certificate is confirmed in writing.',
});

export default definePage({ head, Page: RegistryPage });
