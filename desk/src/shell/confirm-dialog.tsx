import { Button, Dialog } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  /** What the button does. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question before something that cannot be taken back. */
export function ConfirmDialog({ open, title, action, onConfirm, onClose, children }: Props) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="stack">
        <p>{children}</p>
        <Button
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
