import type { ComponentProps } from 'react';
import type { CheckState } from '../assessment/level.ts';
import styles from './tri-state-checkbox.module.css';

export function TriStateCheckbox({ state, onCheckedChange, look, ...rest }: TriStateCheckboxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = state === 'mixed';
      }}
      className={look === 'switch' ? styles.switch : styles.tick}
      checked={state === 'checked'}
      onChange={(event) => onCheckedChange(event.currentTarget.checked)}
    />
  );
}

export const checkStateLabels: Record<CheckState, string> = { checked: 'On', unchecked: 'Off', mixed: 'Partly' };

interface TriStateCheckboxProps
  extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'className' | 'checked' | 'onChange'> {
  state: CheckState;
  onCheckedChange: (checked: boolean) => void;
  look: 'switch' | 'tick';
}
