import type { Page } from '@playwright/test';

/** Also words in columns of two letters. */
export const cutOff = (page: Page) => page.evaluate(findCutOff);

function findCutOff() {
  const inner = [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, button, input, a, td, th), header *'),
  ];
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true });
  };
  const known = new Map<Element | null, boolean>([[null, false]]);
  const scrolls = (element: Element | null): boolean => {
    const answer =
      known.get(element) ??
      (element !== null &&
        (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement)));
    known.set(element, answer);
    return answer;
  };
  const found = inner
    .filter((element) => !isHidden(element) && !scrolls(element) && !element.closest('svg, .visually-hidden'))
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const { fontSize, overflowX } = getComputedStyle(element);
      const letter = Number.parseFloat(fontSize);
      const isLong = (element.textContent?.trim().length ?? 0) > 6;
      const isTower = isLong && width < 2.5 * letter && height > 4 * letter;
      // A field scrolls what is in it.
      const isBox = overflowX !== 'visible' && element.localName !== 'input';
      const isCut = isBox && element.scrollWidth > element.clientWidth + 1;
      return left < -1 || right > innerWidth + 1 || isCut || isTower;
    })
    .map((element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`);
  return { sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth), found };
}

export const nothing = { sideways: 0, found: [] };

/** What is measured in `em` and `rem` grows. @param size in pixels; browsers begin with 16 */
export async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round((size * 13) / 16) } });
}
