import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

/**
 * A native modal dialog with a title and a close control. The x, Esc and a click on the backdrop call `onClose`; the
 * focus returns to where it was. The content is rendered when the dialog first opens, and stays, so that nothing typed is
 * lost. The first control of the content gets the focus; the close control is the last in the tab order.
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
  /** Runs after the dialog has closed itself. The owner then sets `open` to `false`. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
}
