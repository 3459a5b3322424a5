import { siteConfig } from '@agile-languages/shared/platform';
import { CountedList, IndexCard, lazyPart } from '@agile-languages/shared/ui';
import '@agile-languages/shared/ui/field/field.module.css';
import './contact-form.module.css';
import styles from './contact-section.module.css';

const HomeForm = lazyPart(async () => (await import(/* webpackChunkName: "contact" */ './home-form.tsx')).HomeForm, {
  when: 'visible',
  Placeholder: () => <div className={styles.form} />,
});

export function ContactSection({ number }: { number: string }) {
  const { email } = siteConfig();
  return (
    <section className="sect" id="contact" aria-labelledby="contact-title">
      <span className="sect-no" aria-hidden>
        {number}
      </span>
      <div className={styles.columns}>
        <IndexCard as="div" tab="Contact" bodyClassName={styles.body}>
          <h2 id="contact-title">Tell us what keeps getting misunderstood.</h2>
          <HomeForm />
        </IndexCard>
        <div className={styles.next}>
          <h3>What happens next</h3>
          <CountedList marks="large-numbers" className={styles.steps}>
            <li>To inquire about membership, please get in touch with your Corporate Trainer.</li>
            <li>Your trainer opens your membership and you receive an activation key by e-mail.</li>
            <li>Open the link in the e-mail. The page asks for the pass code you were sent and a password.</li>
          </CountedList>
          <dl className={styles.address}>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </dl>
        </div>
      </div>
    </section>
  );
}
