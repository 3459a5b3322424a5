export class Event {
  readonly type: string;
  target: unknown = null;

  constructor(type: string) {
    this.type = type;
  }
}

export class EventTarget {
  readonly #listeners = new Map<string, Set<(event: Event) => void>>();

  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.get(type)?.delete(listener);
  }

  dispatchEvent(event: Event): boolean {
    event.target = this;
    for (const listener of this.#listeners.get(event.type) ?? []) listener(event);
    return true;
  }
}

export class AbortSignal extends EventTarget {
  aborted = false;
  reason: unknown;

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

export class AbortController {
  readonly signal = new AbortSignal();

  abort(reason: unknown = new Error('This operation was aborted')): void {
    if (this.signal.aborted) return;
    this.signal.aborted = true;
    this.signal.reason = reason;
    this.signal.dispatchEvent(new Event('abort'));
  }
}
