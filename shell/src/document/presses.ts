import { closestAt, moduleAt } from './closest-at.ts';

declare global {
  /** In the order of the presses, which the inline script notes. */
  var unansweredPresses: Set<HTMLElement> | undefined;
}

/** In milliseconds, when no code is said to have come. */
const interval = 500;

/**
 * React stops most events while the code of their target is missing, but lets them pass when it has begun to render the
 * part again (decision 35): a click was handled if it reaches the document and the controls of its part work. Call it
 * when React begins to listen. @param isInteractive by the key of a module
 */
export function answerPresses(isInteractive: (module: string) => boolean): () => void {
  const ended = new AbortController();
  let isWaiting = false;
  const repeatLater = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (!ended.signal.aborted) repeatPresses();
    }, interval);
  };
  const forget = ({ target }: Event) => {
    const button = closestAt(target, 'button');
    const module = moduleAt(button);
    if (button && (!module || isInteractive(module))) globalThis.unansweredPresses?.delete(button);
  };
  document.addEventListener('click', repeatLater, { capture: true, signal: ended.signal });
  document.addEventListener('click', forget, { signal: ended.signal });
  repeatLater();
  return () => ended.abort();
}

export function repeatPressesSoon(): () => void {
  const soon = setTimeout(repeatPresses);
  return () => clearTimeout(soon);
}

export function repeatPresses(): void {
  const presses = [...(globalThis.unansweredPresses ?? [])];
  globalThis.unansweredPresses?.clear();
  for (const button of presses) if (button.isConnected) button.click();
}
