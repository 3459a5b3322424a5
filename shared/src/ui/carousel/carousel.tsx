import { Children, type ReactNode, useId, useRef } from 'react';
import { slidesPerView } from '../../constants/index.ts';
import { Button, IconButton } from '../button/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts';
import styles from './carousel.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useSlides } from './use-slides.ts';

/**
 * A row of slides that scrolls, readable and usable before any script. Moves on by itself every 2500 ms while it is in
 * view, untouched and the tab is visible; stands still with reduced motion, when paused and when nothing is hidden.
 */
export function Carousel({ label, heading, perView = slidesPerView, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const slides = Children.toArray(children);
  const { current, go } = useSlides(list, slides.length);
  const { playing, toggle, holders } = useAutoplay(list, () => go(current + 1));

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label} {...holders}>
      <div className={styles.bar}>
        {heading}
        {slides.length > perView.narrow ? (
          <div className={styles.controls} data-needed={slides.length > perView.wide ? 'always' : 'narrow'}>
            <span className={styles.position}>{`${current + 1} of ${slides.length}`}</span>
            <Button variant="line" size="small" className={styles.pause} onClick={toggle}>
              {playing ? 'Pause' : 'Play'}
            </Button>
            <IconButton
              label="Previous"
              icon={ChevronLeftIcon}
              aria-controls={listId}
              onClick={() => go(current - 1)}
            />
            <IconButton label="Next" icon={ChevronRightIcon} aria-controls={listId} onClick={() => go(current + 1)} />
          </div>
        ) : null}
      </div>
      <ul
        ref={list}
        id={listId}
        {...reachable}
        aria-label={label}
        className={styles.list}
        data-wide={perView.wide}
        data-narrow={perView.narrow}
      >
        {slides.map((slide, index) => (
          // The order of slides never changes while they are shown.
          <li key={slideKey(slide, index)} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolling rows take the focus, or slides without links could not be reached by keyboard. */
const reachable = { tabIndex: 0 };

const slideKey = (slide: ReactNode, index: number) =>
  typeof slide === 'object' && slide !== null && 'key' in slide ? slide.key : index;

interface CarouselProps {
  /** Name of the row. */
  label: string;
  /** Stands left of the controls, usually a heading. */
  heading?: ReactNode;
  /** Slides in view, above 768 px and from there down: 1 to 4. Default 4 and 2. */
  perView?: { wide: number; narrow: number };
  /** One slide each. */
  children: ReactNode;
}
