import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './check-row.module.css';

/** A native check box; a click anywhere in its row changes it. It may have a second line. */
export function CheckRow({ label, note, checked, mixed = false, onChange, disabled, className }: CheckRowProps) {
  const id = useId();

  return (
    <label className={classNames(styles.row, className)}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        className={styles.box}
        checked={checked && !mixed}
        disabled={disabled}
        aria-labelledby={`${id}label`}
        aria-describedby={note ? `${id}note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span id={`${id}label`}>{label}</span>
      {note ? (
        <small className={styles.note} id={`${id}note`}>
          {note}
        </small>
      ) : null}
    </label>
  );
}

interface CheckRowProps {
  label: ReactNode;
  /** Second line, which screen readers read as the description. Default: none. */
  note?: ReactNode;
  checked: boolean;
  /** Neither checked nor unchecked: only some of the boxes below it are checked. A click then calls `onChange(true)`. Default `false`. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}
