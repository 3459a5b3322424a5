import { Button } from '@agile-languages/shared/ui';
import styles from './sign-in.module.css';

/** They are shown this once. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="stack" role="status">
      <p>Each of these signs you in once, in place of a one-time code. Keep them where your phone is not.</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className="mono">
            {code}
          </li>
        ))}
      </ul>
      <p>You cannot see them again here.</p>
      <Button onClick={onKept}>I have kept them</Button>
    </div>
  );
}
