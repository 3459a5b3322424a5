import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { carouselInterval } from '../../content/limits.ts';

/** The row keeps its own styles, scroll position and touch. */
export function enhanceWithSwiper(section: HTMLElement, onSlide: (index: number) => void): Swiper {
  const swiper = new Swiper(section, {
    modules: [Autoplay],
    cssMode: true,
    slidesPerView: 'auto',
    rewind: true,
    speed: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')?.matches ? 0 : 300,
    autoplay: { delay: carouselInterval },
    allowTouchMove: false,
    simulateTouch: false,
    touchStartPreventDefault: false,
    preventClicks: false,
    preventClicksPropagation: false,
    on: { activeIndexChange: ({ activeIndex }) => onSlide(activeIndex) },
  });
  // Swiper 14.4 stops its autoplay in a hidden tab only when the autoplay was on at the start.
  swiper.autoplay.stop();
  swiper.wrapperEl.dispatchEvent(new Event('scroll'));
  return swiper;
}
