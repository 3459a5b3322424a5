import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { carouselInterval } from '../../constants/index.ts';
import { Carousel } from '../index.ts';

const slideWidth = 100;
let comeIntoView = (_isIntersecting: boolean) => {};
let calm = false;

class TestObserver {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = (isIntersecting) => act(() => report([{ isIntersecting }]));
  }
  observe = () => {};
  disconnect = () => {};
}

beforeEach(() => {
  calm = false;
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', TestObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => {}, removeEventListener: () => {} }));
});

/** Shows a row of slides 100 px wide of which four are in view, and lets it scroll as a browser would. */
function showCarousel(count: number) {
  render(
    <Carousel label="Partners">
      {Array.from({ length: count }, (_, index) => `Slide ${index + 1}`).map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
  const row = screen.getByRole('list');
  Object.defineProperty(row, 'clientWidth', { value: 4 * slideWidth });
  Object.defineProperty(row, 'scrollWidth', { value: Math.max(4, count) * slideWidth });
  screen.getAllByRole('listitem').forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * slideWidth });
  });
  const scrollTo = vi.fn(({ left = 0 }: ScrollToOptions) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  });
  Object.defineProperty(row, 'scrollTo', { value: scrollTo });
  return { row, scrollTo };
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('before anything happens: all slides in a list, position 1', () => {
  showCarousel(6);

  expect(screen.getAllByRole('listitem').map((slide) => slide.textContent)).toEqual([
    'Slide 1',
    'Slide 2',
    'Slide 3',
    'Slide 4',
    'Slide 5',
    'Slide 6',
  ]);
  expect(screen.getByText('1 of 6')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Partners' })).toBeTruthy();
});

test('next and previous: one slide on and back, the position follows', () => {
  const { row } = showCarousel(6);

  click('Next');
  expect(row.scrollLeft).toBe(slideWidth);
  expect(screen.getByText('2 of 6')).toBeTruthy();

  click('Previous');
  expect(screen.getByText('1 of 6')).toBeTruthy();
});

test('past either end: goes on at the other', () => {
  showCarousel(6);

  click('Previous');
  expect(screen.getByText('3 of 6')).toBeTruthy();

  click('Next');
  expect(screen.getByText('1 of 6')).toBeTruthy();
});

test('in view: moves on every 2500 ms, not before', () => {
  const { scrollTo } = showCarousel(6);
  comeIntoView(true);

  wait(carouselInterval - 1);
  expect(scrollTo).not.toHaveBeenCalled();

  wait(1);
  expect(screen.getByText('2 of 6')).toBeTruthy();

  wait(carouselInterval);
  expect(screen.getByText('3 of 6')).toBeTruthy();
});

test('out of view: stands', () => {
  const { scrollTo } = showCarousel(6);
  comeIntoView(true);
  comeIntoView(false);

  wait(4 * carouselInterval);

  expect(scrollTo).not.toHaveBeenCalled();
});

test('Pause: stands until Play', () => {
  const { scrollTo } = showCarousel(6);
  comeIntoView(true);

  click('Pause');
  wait(4 * carouselInterval);
  expect(scrollTo).not.toHaveBeenCalled();

  click('Play');
  wait(carouselInterval);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('pointer on it: stands until the pointer leaves', () => {
  const { scrollTo } = showCarousel(6);
  comeIntoView(true);

  fireEvent.pointerEnter(screen.getByRole('region'));
  wait(4 * carouselInterval);
  expect(scrollTo).not.toHaveBeenCalled();

  fireEvent.pointerLeave(screen.getByRole('region'));
  wait(carouselInterval);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('focus in it: stands until the focus leaves', () => {
  const { scrollTo } = showCarousel(6);
  comeIntoView(true);

  fireEvent.focus(screen.getByRole('button', { name: 'Next' }));
  wait(4 * carouselInterval);
  expect(scrollTo).not.toHaveBeenCalled();

  fireEvent.blur(screen.getByRole('button', { name: 'Next' }));
  wait(carouselInterval);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('Play pressed by keyboard: moves although the focus is on it', () => {
  const { scrollTo } = showCarousel(6);
  comeIntoView(true);
  click('Pause');
  fireEvent.focus(screen.getByRole('button', { name: 'Play' }));

  click('Play');
  wait(carouselInterval);

  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('tab hidden: stands', () => {
  const { scrollTo } = showCarousel(6);
  comeIntoView(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  wait(4 * carouselInterval);

  expect(scrollTo).not.toHaveBeenCalled();
});

test('reduced motion: stands and offers Play, and steps do not glide', () => {
  calm = true;
  const { scrollTo } = showCarousel(6);
  comeIntoView(true);
  wait(4 * carouselInterval);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();

  click('Next');

  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: slideWidth, behavior: 'auto' });
});

test('nothing hidden: stands', () => {
  const { scrollTo } = showCarousel(4);
  comeIntoView(true);

  wait(4 * carouselInterval);

  expect(scrollTo).not.toHaveBeenCalled();
});

test('two slides: no controls, since both are in view at any width', () => {
  showCarousel(2);

  expect(screen.queryByRole('button')).toBeNull();
});
