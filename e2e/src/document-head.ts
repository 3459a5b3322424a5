import type { Page } from '@playwright/test';

/** What the page says of itself in its head: title, description, canonical address, Open Graph, structured data. */
export const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-head]')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const text = element.textContent ?? '';
      const value = text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text;
      return `${element.localName} ${attributes.join(' ')} ${value}`;
    }),
  );
