import { activationTexts } from '@agile-languages/shared/forms';
import { paths } from '@agile-languages/shared/paths';
import { IndexCard } from '@agile-languages/shared/ui';
import { CheckOutLayout } from '../check-out/check-out-layout.tsx';
import { ActivationForm, type ActivationFormProps } from './activation-form.tsx';
import styles from './activation-page.module.css';

const things = [
  { name: 'Invitation', text: 'The e-mail from your Corporate Trainer. Its link carries the activation key.' },
  { name: 'Pass code', text: 'The short code in the same e-mail. The newest code is the valid one.' },
  { name: 'Password', text: 'Choose it now. You will use it with your e-mail address each time you log in.' },
];

export function ActivationPage(form: ActivationFormProps) {
  return (
    <CheckOutLayout
      title={form.isRenewal ? activationTexts.renewalTitle : activationTexts.title}
      aside={<ThreeThings />}
    >
      <ActivationForm {...form} />
    </CheckOutLayout>
  );
}

function ThreeThings() {
  return (
    <aside aria-label="What you need">
      <IndexCard as="div" language="product" tab="Activation" punched bodyClassName={styles.body}>
        <h2 className={styles.title}>Three things you need</h2>
        <ol className={styles.list}>
          {things.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <p>
          Wrong address or name in the invitation?{' '}
          <a href={paths.contact} data-message="My invitation has a wrong address. The right one is ">
            Tell us the right one
          </a>
        </p>
      </IndexCard>
    </aside>
  );
}
