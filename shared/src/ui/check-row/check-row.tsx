import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './check-row.module.css';

/** A native check box; a click anywhere in its row changes it. */
export function CheckRow({ label, checked, onChange, className }: CheckRowProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

interface CheckRowProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
}
