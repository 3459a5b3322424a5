import { classNames } from '@agile-languages/shared/ui';
import type { ComponentProps } from 'react';
import type { Share } from '../assessment/level.ts';
import styles from './tri-state-checkbox.module.css';

/** A check box for a group: on, off or partly on. A click on a partly filled one turns everything on. */
export function MixedBox({ share, onTurn, look, className, ...rest }: MixedBoxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = share === 'some';
      }}
      className={classNames(look === 'switch' ? styles.switch : styles.tick, className)}
      checked={share === 'on'}
      onChange={(event) => onTurn(event.currentTarget.checked)}
    />
  );
}

export const shareWord: Record<Share, string> = { on: 'On', off: 'Off', some: 'Partly' };

interface MixedBoxProps extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'checked' | 'onChange'> {
  share: Share;
  onTurn: (on: boolean) => void;
  /** `switch` for a whole Language, `tick` for a category or a topic. */
  look: 'switch' | 'tick';
}
