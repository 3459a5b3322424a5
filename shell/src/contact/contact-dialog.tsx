import { Dialog } from '@agile-languages/shared/ui';
import { useState } from 'react';
import styles from './contact-dialog.module.css';
import { ModalForm } from './modal-form.tsx';

/** The contact form above the page. Each new `opening` opens it. */
export function ContactDialog({ opening }: { opening: number }) {
  const [closed, setClosed] = useState<number>();
  const open = opening !== closed;
  return (
    <Dialog open={open} title="Contact Us" onClose={() => setClosed(opening)} className={styles.contact}>
      <ModalForm open={open} />
    </Dialog>
  );
}
