import type { Locator } from '@playwright/test';

/** Presses Tab, or Shift and Tab, until this element has the focus. */
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
