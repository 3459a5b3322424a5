import type { BrowserContext } from '@playwright/test';

export class Problems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  list(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`error: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`request: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#seen.push(`status: ${response.status()} ${response.url()}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error('content security policy', violatedDirective, blockedURI),
      );
    });
  }
}
