import styles from './list.module.css';

export const emailWithFault = ({ email, mailFault }: { email: string; mailFault: string }) =>
  mailFault ? (
    <>
      {email}
      <span className={styles.screenOnly}>
        <br />
        <strong>{mailFault}</strong>
      </span>
    </>
  ) : (
    email
  );
