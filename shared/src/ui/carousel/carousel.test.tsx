import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Swiper from 'swiper';
import { beforeEach, expect, test, vi } from 'vitest';
import { carouselInterval } from '../../content/limits.ts';
import { Carousel } from '../index.ts';

const slideWidth = 100;
let comeIntoView = async (_isIntersecting: boolean) => {};
let calm = false;

class TestObserver {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = async (isIntersecting) => {
      act(() => report([{ isIntersecting }]));
      await swiperArrives();
    };
  }
  observe = () => {};
  disconnect = () => {};
}

beforeEach(() => {
  calm = false;
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', TestObserver);
  vi.stubGlobal('ResizeObserver', undefined);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => {}, removeEventListener: () => {} }));
});

const swiperArrives = () => act(() => vi.dynamicImportSettled());

function showCarousel(count: number) {
  render(
    <Carousel label="Partners">
      {Array.from({ length: count }, (_, index) => `Slide ${index + 1}`).map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
  const row = screen.getByRole('list');
  Object.defineProperty(screen.getByRole('region'), 'clientWidth', { value: 4 * slideWidth });
  for (const slide of screen.getAllByRole('listitem')) {
    slide.style.boxSizing = 'border-box';
    slide.style.width = `${slideWidth}px`;
  }
  const scrollTo = vi.fn(({ left = 0 }: ScrollToOptions) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  });
  Object.defineProperty(row, 'scrollTo', { value: scrollTo });
  return { row, scrollTo };
}

const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await swiperArrives();
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Swiper counts anew from the frame after a step. */
const frame = 16;

test('carousel, before anything happens: all slides in a list, position 1', () => {
  showCarousel(6);

  expect(screen.getAllByRole('listitem').map((slide) => slide.textContent)).toEqual([
    'Slide 1',
    'Slide 2',
    'Slide 3',
    'Slide 4',
    'Slide 5',
    'Slide 6',
  ]);
  expect(screen.getByText('1 of 6')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Partners' })).toBeVisible();
});

test('carousel, next and previous: one slide on and back, the position follows', async () => {
  const { row } = showCarousel(6);

  await click('Next');
  expect(row.scrollLeft).toBe(slideWidth);
  expect(screen.getByText('2 of 6')).toBeVisible();

  await click('Previous');
  expect(screen.getByText('1 of 6')).toBeVisible();
});

test('carousel, a step that fails: what moves it ends with it all the same', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const ended = vi.spyOn(Swiper.prototype, 'destroy');
  const { scrollTo } = showCarousel(8);
  scrollTo.mockImplementation(() => {
    throw new Error('test: no scrolling');
  });
  await click('Next');

  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(0));

  expect(ended).toHaveBeenCalledOnce();
});

test('carousel, past either end: goes on at the other', async () => {
  showCarousel(6);

  await click('Previous');
  expect(screen.getByText('3 of 6')).toBeVisible();

  await click('Next');
  expect(screen.getByText('1 of 6')).toBeVisible();
});

test('carousel, in view: moves on every 2500 ms, not before', async () => {
  const { scrollTo } = showCarousel(6);
  await comeIntoView(true);

  await wait(carouselInterval - 1);
  expect(scrollTo).not.toHaveBeenCalled();

  await wait(1);
  expect(screen.getByText('2 of 6')).toBeVisible();

  await wait(frame + carouselInterval);
  expect(screen.getByText('3 of 6')).toBeVisible();
});

test('carousel, out of view: does not move', async () => {
  const { scrollTo } = showCarousel(6);
  await comeIntoView(true);
  await comeIntoView(false);

  await wait(4 * carouselInterval);

  expect(scrollTo).not.toHaveBeenCalled();
});

test('carousel, Pause: does not move until Play', async () => {
  const { scrollTo } = showCarousel(6);
  await comeIntoView(true);

  await click('Pause');
  await wait(4 * carouselInterval);
  expect(scrollTo).not.toHaveBeenCalled();

  await click('Play');
  await wait(carouselInterval);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('carousel, pointer over it: does not move until the pointer leaves', async () => {
  const { scrollTo } = showCarousel(6);
  await comeIntoView(true);

  fireEvent.pointerEnter(screen.getByRole('region'));
  await wait(4 * carouselInterval);
  expect(scrollTo).not.toHaveBeenCalled();

  fireEvent.pointerLeave(screen.getByRole('region'));
  await wait(carouselInterval);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('carousel, focus in it: does not move until the focus leaves', async () => {
  const { scrollTo } = showCarousel(6);
  await comeIntoView(true);

  fireEvent.focus(screen.getByRole('button', { name: 'Next' }));
  await wait(4 * carouselInterval);
  expect(scrollTo).not.toHaveBeenCalled();

  fireEvent.blur(screen.getByRole('button', { name: 'Next' }));
  await wait(carouselInterval);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('carousel, Play pressed by keyboard: moves although the focus is on it', async () => {
  const { scrollTo } = showCarousel(6);
  await comeIntoView(true);
  await click('Pause');
  fireEvent.focus(screen.getByRole('button', { name: 'Play' }));

  await click('Play');
  await wait(carouselInterval);

  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('carousel, tab hidden: does not move', async () => {
  const { scrollTo } = showCarousel(6);
  await comeIntoView(true);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await wait(4 * carouselInterval);
  expect(scrollTo).not.toHaveBeenCalled();

  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await wait(carouselInterval);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('carousel, reduced motion: does not move and offers Play, and steps do not glide', async () => {
  calm = true;
  const { row, scrollTo } = showCarousel(6);
  await comeIntoView(true);
  await wait(4 * carouselInterval);
  expect(row.scrollLeft).toBe(0);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();

  await click('Next');

  expect(row.scrollLeft).toBe(slideWidth);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('carousel, nothing hidden: does not move', async () => {
  const { scrollTo } = showCarousel(4);
  await comeIntoView(true);

  await wait(4 * carouselInterval);

  expect(scrollTo).not.toHaveBeenCalled();
});

test('carousel, two slides: no controls, since both are in view at any width', () => {
  showCarousel(2);

  expect(screen.queryByRole('button')).toBeNull();
});
