import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Esc, a click on the backdrop and every other way call `onClose`; the focus returns to where it was. @param isBackdrop
 * whether a click on this target is one on the backdrop. Default: the dialog itself.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  isBackdrop: (target: EventTarget, dialog: HTMLDialogElement) => boolean = (target, dialog) => target === dialog,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (open) {
      before.current = document.activeElement;
      element.showModal();
    } else element.close();
  }, [open]);

  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) element.close();
    };
  }, []);

  const hitsBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => isBackdrop(target, currentTarget);

  return {
    ref: dialog,
    onClose: () => {
      const { activeElement } = document;
      // A link of the dialog may have led on.
      const isHere = activeElement === document.body || dialog.current?.contains(activeElement);
      if (isHere && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      before.current = null;
      if (open) onClose();
    },
    // A selection of text may end outside the content.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedBackdrop.current = hitsBackdrop(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBackdrop.current && hitsBackdrop(event)) event.currentTarget.close();
    },
  };
}
