import type { Browser } from '@playwright/test';
import type { PreparedPage } from './engine.ts';

export async function openInPlaywright(browser: Browser): Promise<PreparedPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status: ${response.status()} ${response.url()}`);
  });
  return {
    prepare: async (work, ...args) => void (await context.addInitScript(`(${work})(...${JSON.stringify(args)})`)),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    press: (key) => page.keyboard.press(key),
    problems: () => problems,
    close: () => context.close(),
  };
}
