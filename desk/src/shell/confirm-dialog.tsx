import { Button, ButtonRow, Dialog } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
  below?: ReactNode;
}

export function ConfirmDialog({ open, title, action, onConfirm, onClose, children, below }: Props) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="stack">
        <p>{children}</p>
        {below}
        <ButtonRow>
          <Button
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {action}
          </Button>
          <Button variant="line" onClick={onClose}>
            Go back
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}
