import { browserStorage } from '@agile-languages/shared/storage';

/** How far down the window was scrolled at each entry of this tab's history, by the entry's key. Outlasts documents. */
export class ScrollPositions {
  readonly #storage = browserStorage('session', 'scroll-positions');
  readonly #positions: Record<string, unknown> = this.#stored();

  /** The position at an entry, in pixels. */
  at(key: string): number | undefined {
    const position = this.#positions[key];
    return typeof position === 'number' ? position : undefined;
  }

  note(key: string): void {
    this.#positions[key] = scrollY;
  }

  /** Keeps the positions for the next document of this tab. */
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
