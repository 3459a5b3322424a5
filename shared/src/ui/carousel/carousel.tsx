import { Children, type ReactNode, useId, useRef } from 'react';
import { slidesPerView } from '../../content/limits.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts';
import styles from './carousel.module.css';
import { useAutoplay, useSwiper } from './use-swiper.ts';

/**
 * A row of slides that scrolls, usable before any script: four in view, two at 768 px and below. Once it is in view
 * and the page is idle, Swiper moves it every 2500 ms while it is not touched and the tab is visible. It stands still
 * with reduced motion, when paused, and when no slide is hidden. It hydrates its part when it comes near the view.
 */
export function Carousel({ label, heading, children }: CarouselProps) {
  const section = useRef<HTMLElement>(null);
  const listId = useId();
  const slides = Children.toArray(children);
  const { current, withSwiper } = useSwiper(section, slides.length);
  const { isPlaying, toggle, pauseHandlers } = useAutoplay(section, withSwiper);

  return (
    <section
      ref={section}
      className={styles.carousel}
      aria-roledescription="carousel"
      data-hydrate=""
      aria-label={label}
      {...pauseHandlers}
    >
      <div className={styles.bar}>
        {heading}
        {slides.length > slidesPerView.narrow ? (
          <div className={styles.controls} data-needed={slides.length > slidesPerView.wide ? 'always' : 'narrow'}>
            <span className={styles.position}>{`${current + 1} of ${slides.length}`}</span>
            <Button variant="line" size="small" className={styles.pause} onClick={toggle}>
              {isPlaying ? 'Pause' : 'Play'}
            </Button>
            <IconButton
              label="Previous"
              icon={ChevronLeftIcon}
              aria-controls={listId}
              onClick={() => withSwiper((swiper) => swiper.slidePrev())}
            />
            <IconButton
              label="Next"
              icon={ChevronRightIcon}
              aria-controls={listId}
              onClick={() => withSwiper((swiper) => swiper.slideNext())}
            />
          </div>
        ) : null}
      </div>
      <ul id={listId} {...reachable} aria-label={label} className={classNames('swiper-wrapper', styles.list)}>
        {slides.map((slide, index) => (
          // Their order never changes.
          <li key={slideKey(slide, index)} className={classNames('swiper-slide', styles.slide)}>
            {slide}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Else the keyboard does not reach slides without links. */
const reachable = { tabIndex: 0 };

const slideKey = (slide: ReactNode, index: number) =>
  typeof slide === 'object' && slide !== null && 'key' in slide ? slide.key : index;

interface CarouselProps {
  label: string;
  /** Shown left of the controls, usually a heading. Default: nothing. */
  heading?: ReactNode;
  children: ReactNode;
}
