import type { Locator, Page } from '@playwright/test';

export async function tabWalk(page: Page): Promise<{ stops: number; unseen: string[]; missed: string[] }> {
  const unseen: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const element of document.querySelectorAll('[data-visited]')) element.removeAttribute('data-visited');
    for (const element of document.querySelectorAll(
      'main :is(a[href], button, input:not([type="radio"]), select, textarea)',
    ))
      if (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"]') &&
        !element.closest('[inert]')
      )
        element.setAttribute('data-unvisited', '');
  });
  let stops = 0;
  while (stops < 400) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // The focus is in the frame as long as Tab goes on within it.
      if (element.localName === 'iframe') return { again: false, problem: '' };
      // A date has a stop for day, month, year and calendar.
      const isLast = element.getAttribute('data-visited') === 'last';
      if (isLast && element.matches('[type="date"], [type="datetime-local"], [type="month"], [type="time"]'))
        return { again: false, problem: '' };
      const again = element.hasAttribute('data-visited');
      document.querySelector('[data-visited="last"]')?.setAttribute('data-visited', '');
      element.setAttribute('data-visited', 'last');
      element.removeAttribute('data-unvisited');
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const isInHeader = element.closest('header') !== null || getComputedStyle(element).position === 'fixed';
      const isSeen = bottom > (isInHeader ? 0 : header) + 4 && top < innerHeight - 4 && right > 0 && left < innerWidth;
      const outlined = (candidate: Element | null, pseudo?: string) =>
        candidate !== null && getComputedStyle(candidate, pseudo).outlineStyle !== 'none';
      const marked =
        outlined(element) ||
        outlined(element, '::after') ||
        outlined(element.nextElementSibling) ||
        outlined(element.parentElement) ||
        [...element.children].some((child) => getComputedStyle(child).boxShadow !== 'none');
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return {
        again,
        problem: isSeen && marked ? '' : `${element.localName} "${name}"${isSeen ? ' unmarked' : ' unseen'}`,
      };
    });
    if (!stop || stop.again) break;
    stops += 1;
    if (stop.problem) unseen.push(stop.problem);
  }
  const missed = await page
    .locator('[data-unvisited]')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 90)));
  return { stops, unseen, missed };
}

export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate(hasFocus)) return;
  }
  throw new Error(`Forty presses of ${key} do not lead to ${target}.`);
}

function hasFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}
