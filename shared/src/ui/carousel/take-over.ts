import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { carouselInterval } from '../../constants/index.ts';

/** Lets Swiper move a row that scrolls already. Styles, scroll position and touch stay the row's own. */
export function takeOver(section: HTMLElement, onSlide: (index: number) => void): Swiper {
  const swiper = new Swiper(section, {
    modules: [Autoplay],
    cssMode: true,
    slidesPerView: 'auto',
    rewind: true,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    autoplay: { delay: carouselInterval },
    allowTouchMove: false,
    simulateTouch: false,
    touchStartPreventDefault: false,
    preventClicks: false,
    preventClicksPropagation: false,
    on: { activeIndexChange: ({ activeIndex }) => onSlide(activeIndex) },
  });
  // Swiper 14.4 follows the tab's visibility only when its autoplay was on at the start.
  swiper.autoplay.stop();
  swiper.wrapperEl.dispatchEvent(new Event('scroll'));
  return swiper;
}
