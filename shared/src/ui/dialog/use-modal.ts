import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native dialog. Esc, a click on the ground around it and whatever the browser offers call
 * `onClose`; the focus goes back to where it was. `isGround` tells which targets count as ground.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  isGround: (target: EventTarget, dialog: HTMLDialogElement) => boolean = (target, dialog) => target === dialog,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedGround = useRef(false);
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

  const hitsGround = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => isGround(target, currentTarget);

  return {
    ref: dialog,
    onClose: () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      before.current = null;
      if (open) onClose();
    },
    // A text selection that ends outside is no click on the ground, so both ends of the press count.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedGround.current = hitsGround(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedGround.current && hitsGround(event)) event.currentTarget.close();
    },
  };
}
