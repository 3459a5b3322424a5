import { useSay } from '../../words/use-say.ts';
import styles from './switch.module.css';

/** Turns something on or off at once. It is a native check box, so a prerendered one works before its code is there. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  const say = useSay();
  return (
    <label className={styles.switch}>
      <input
        {...nativeSwitch}
        aria-label={label}
        checked={checked}
        className={styles.track}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden="true" className={styles.word}>
        {say(checked ? 'On' : 'Off')}
      </span>
    </label>
  );
}

/** `aria-checked` would contradict the state of the input before hydration. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

interface SwitchProps {
  /** Name of what is switched, the same as the text beside it. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}
