import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons.ts';
import { useModal } from './use-modal.ts';
import styles from './viewer.module.css';

/**
 * One picture at a time on a dark background, in a native dialog. The arrows, the arrow keys and a swipe show the next one;
 * after the last the first is shown. The x, Esc and a click on the background close it, a click on the picture does not.
 */
export function Viewer({ label, pictures, index, onIndex, onClose }: ViewerProps) {
  const touchStart = useRef(0);
  const open = index !== undefined && pictures.length > 0;
  const current = open ? wrap(index, pictures.length) : 0;
  const modal = useModal(open, onClose, (target) => !(target instanceof Element && target.closest('figure, button')));
  const move = (by: number) => onIndex(wrap(current + by, pictures.length));

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const onTouchStart = ({ changedTouches }: TouchEvent) => {
    touchStart.current = changedTouches[0]?.clientX ?? 0;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? 0) - touchStart.current;
    if (Math.abs(distance) > swipeLength) move(distance < 0 ? 1 : -1);
  };

  return (
    <dialog
      {...modal}
      aria-label={label}
      className={styles.viewer}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      {open ? (
        <>
          <div className={styles.bar}>
            <p className={styles.position} aria-live="polite">{`${current + 1} / ${pictures.length}`}</p>
            <form method="dialog">
              <IconButton label="Close" icon={CloseIcon} type="submit" className={styles.control} />
            </form>
          </div>
          <div className={styles.stage}>
            <figure className={styles.picture}>{pictures[current]}</figure>
          </div>
          <div className={styles.bar}>
            <IconButton label="Previous" icon={ChevronLeftIcon} className={styles.control} onClick={() => move(-1)} />
            <IconButton label="Next" icon={ChevronRightIcon} className={styles.control} onClick={() => move(1)} />
          </div>
        </>
      ) : null}
    </dialog>
  );
}

/** Least distance of a swipe, in pixels. */
const swipeLength = 40;

const wrap = (index: number, count: number) => ((index % count) + count) % count;

interface ViewerProps {
  /** Name of the dialog, for example 'Screen samples'. */
  label: string;
  /** One picture each: an `img` or a drawing with a text of its own. */
  pictures: readonly ReactNode[];
  /** Which picture is shown, from 0; `undefined` while closed. */
  index: number | undefined;
  onIndex: (index: number) => void;
  onClose: () => void;
}
