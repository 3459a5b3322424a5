import type { Page } from '@playwright/test';

/**
 * What the page has in its head: title, description, canonical address, Open Graph, structured data. Without seats of
 * classes and how many classes there are, which other tests change meanwhile.
 */
export const headOf = async (page: Page): Promise<string[]> =>
  (await completeHeadOf(page)).map((line) =>
    line
      .replaceAll(/schema\.org\/(?:InStock|SoldOut)/g, '')
      .replace(/"numberOfItems":\d+(?=.*"CourseInstance")/, '"numberOfItems":0'),
  );

const completeHeadOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-head]')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const text = element.textContent ?? '';
      const value = text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text;
      return `${element.localName} ${attributes.join(' ')} ${value}`;
    }),
  );
