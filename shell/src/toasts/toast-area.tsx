import type { Notice } from '@agile-languages/shared/platform';
import { createRef, useEffect } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import styles from './toast-area.module.css';

const fade = cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapse: false });

const layer = createRef<HTMLDivElement>();

/** What is shown last lies on top, also of an open dialog. */
function raise() {
  layer.current?.togglePopover?.(false);
  layer.current?.togglePopover?.(true);
}

export function ToastArea() {
  useEffect(raise, []);
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <ToastContainer
        className={styles.area}
        toastClassName={styles.toast}
        position="top-center"
        transition={fade}
        closeButton={false}
        hideProgressBar
        icon={false}
        pauseOnHover={false}
        pauseOnFocusLoss={false}
        draggable={false}
      />
    </div>
  );
}

/**
 * The live region speaks. react-toastify 11 ends a toast with the animation of its progress bar, which only its own
 * styles have.
 */
export function show({ text, duration = 5000, kind = 'success' }: Notice): void {
  raise();
  const className = kind === 'error' ? styles.error : undefined;
  const id = toast(text, { autoClose: false, role: 'presentation', className });
  setTimeout(() => toast.dismiss(id), duration);
}
