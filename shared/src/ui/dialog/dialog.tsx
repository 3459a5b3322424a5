import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

/**
 * A native modal dialog with a title and a close control. The x, Esc and the ground around it call `onClose`; the focus
 * returns to where it was. Its content is rendered from the first opening on and then kept, so nothing typed is lost.
 * The first control of the content has the focus first; the close control stands last in the order of keys.
 */
export function Dialog({ open, title, onClose, className, children }: DialogProps) {
  const titleId = useId();
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const modal = useModal(open, onClose);

  return (
    <dialog {...modal} aria-labelledby={titleId} className={classNames(styles.dialog, className)}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{wasOpen ? children : null}</div>
      <form method="dialog" className={styles.close}>
        <IconButton label="Close" icon={CloseIcon} type="submit" />
      </form>
    </dialog>
  );
}

interface DialogProps {
  open: boolean;
  title: string;
  /** Asks the owner to set `open` to `false`; the dialog is already closed then. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
}
