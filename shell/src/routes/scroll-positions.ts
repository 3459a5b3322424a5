import { browserStorage } from '@agile-languages/shared/storage';

/** By the key of the entry in the tab's history. Outlasts documents. */
export class ScrollPositions {
  readonly #storage = browserStorage('session', 'scroll-positions');
  readonly #positions: Record<string, unknown> = this.#stored();

  /** Pixels. */
  at(key: string): number | undefined {
    const position = this.#positions[key];
    return typeof position === 'number' ? position : undefined;
  }

  note(key: string): void {
    this.#positions[key] = scrollY;
  }

  store(): void {
    this.#storage.write(JSON.stringify(this.#positions));
  }

  #stored(): Record<string, unknown> {
    try {
      return { ...JSON.parse(this.#storage.read() ?? '') };
    } catch {
      return {};
    }
  }
}
