import puppeteer from 'puppeteer-core';

/** Playwright would switch off the cache for Back. @returns an `Engine`, as in `src/engines/engine.ts` */
export async function startPublished(name, executablePath) {
  const browser = await puppeteer.launch({
    browser: name,
    executablePath,
    headless: true,
    args: name === 'chrome' ? ['--no-sandbox'] : [],
    defaultViewport: { width: 1200, height: 900 },
  });

  async function open() {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const problems = [];
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
      prepare: (work, ...args) => page.evaluateOnNewDocument(`(${work})(...${JSON.stringify(args)})`),
      goto: (url) => page.goto(url),
      evaluate: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
      press: (key) => page.keyboard.press(key),
      problems: () => problems.filter((problem) => !problem.includes('/favicon.ico')),
      close: () => context.close(),
    };
  }

  return { name: await browser.version(), open, stop: () => browser.close() };
}

const wasAborted = (request) =>
  /NS_BINDING_ABORTED|NS_ERROR_ABORT|ERR_ABORTED/.test(request.failure()?.errorText ?? '');
