import { classNames } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './check-box.module.css';

/** A press anywhere on its words changes it. */
export const CheckBox = ({ isChecked, isMixed = false, onChange, disabled, className, children }: CheckBoxProps) => (
  <label className={classNames(styles.box, className)}>
    <input
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      type="checkbox"
      checked={isChecked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);

interface CheckBoxProps {
  isChecked: boolean;
  /** Of what it stands for, some is chosen. */
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}
