import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

/** On or off, at once. For something that can be half on use a check box. */
export function Switch({ label, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={classNames(styles.switch, className)}
      onClick={() => onChange(!checked)}
    >
      <span aria-hidden="true" className={styles.track} />
      <span aria-hidden="true" className={styles.word}>
        {checked ? 'On' : 'Off'}
      </span>
    </button>
  );
}

interface SwitchProps {
  /** What is switched, in the words that stand beside it. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}
