import puppeteer, { type HTTPRequest, type SupportedBrowser } from 'puppeteer-core';
import type { Engine, EnginePage } from './engine.ts';

/** Playwright would switch off the cache for Back. */
export async function startPublished(name: SupportedBrowser, executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: name,
    executablePath,
    headless: true,
    args: name === 'chrome' ? ['--no-sandbox'] : [],
    defaultViewport: { width: 1200, height: 900 },
  });

  async function open(): Promise<EnginePage> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`error: ${error}`));
    page.on('requestfailed', (request) => {
      if (!wasAborted(request)) problems.push(`request: ${request.url()} ${request.failure()?.errorText}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`status: ${response.status()} ${response.url()}`);
    });
    return {
      prepare: async (work, ...args) =>
        void (await page.evaluateOnNewDocument(`(${work})(...${JSON.stringify(args)})`)),
      goto: async (url) => void (await page.goto(url)),
      evaluate: <Answer>(work: object, ...args: unknown[]) =>
        page.evaluate(`(${work})(...${JSON.stringify(args)})`) as Promise<Awaited<Answer>>,
      press: (key) => page.keyboard.press(key),
      problems: () => problems.filter((problem) => !problem.includes('/favicon.ico')),
      close: () => context.close(),
    };
  }

  return { name: await browser.version(), open, stop: () => browser.close() };
}

const wasAborted = (request: HTTPRequest) =>
  /NS_BINDING_ABORTED|NS_ERROR_ABORT|ERR_ABORTED/.test(request.failure()?.errorText ?? '');
