import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

/** On or off, at once; a check box by nature, so that a prerendered one answers before its code is there. */
export function Switch({ label, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      <input
        {...nativeSwitch}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        className={styles.track}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden="true" className={styles.word}>
        {checked ? 'On' : 'Off'}
      </span>
    </label>
  );
}

/** Its own checked state is what assistive technology reads; `aria-checked` would contradict it before hydration. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

interface SwitchProps {
  /** What is switched, in the words that stand beside it. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}
