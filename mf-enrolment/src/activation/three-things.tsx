import { IndexCard } from '@agile-languages/shared/ui';
import styles from './three-things.module.css';

const things = [
  { name: 'Invitation', text: 'The e-mail from your Corporate Trainer. Its link carries the activation key.' },
  { name: 'Pass code', text: 'The short code in the same e-mail. The newest code is the valid one.' },
  { name: 'Password', text: 'Choose it now. You will use it with your e-mail address each time you log in.' },
];

/** What a person needs before the form makes sense. */
export function ThreeThings() {
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
      </IndexCard>
    </aside>
  );
}
