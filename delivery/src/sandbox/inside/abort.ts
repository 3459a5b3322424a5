import { DOMException } from './dom-exception.ts';
import { setTimeout } from './timers.ts';

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
  onabort: ((event: Event) => void) | null = null;

  static abort(reason?: unknown): AbortSignal {
    const controller = new AbortController();
    controller.abort(reason);
    return controller.signal;
  }

  static timeout(milliseconds: number): AbortSignal {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  }

  static any(signals: Iterable<AbortSignal>): AbortSignal {
    const controller = new AbortController();
    for (const signal of signals)
      if (signal.aborted) controller.abort(signal.reason);
      else signal.addEventListener('abort', () => controller.abort(signal.reason));
    return controller.signal;
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

export class AbortController {
  readonly signal = new AbortSignal();

  abort(reason: unknown = new DOMException('signal is aborted without reason', 'AbortError')): void {
    if (this.signal.aborted) return;
    this.signal.aborted = true;
    this.signal.reason = reason;
    const event = new Event('abort');
    this.signal.dispatchEvent(event);
    this.signal.onabort?.(event);
  }
}
