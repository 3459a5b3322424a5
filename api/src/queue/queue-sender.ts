/** Milliseconds between two looks at the queue. */
const pause = 5000;

export interface SendQueue<Item> {
  /** Reserves the item that waits longest; `undefined` when none is due. */
  claimDue: () => Promise<Item | undefined>;
  /** Resolves with whether it was accepted. */
  trySend: (item: Item) => Promise<boolean>;
  /** Called when the queue itself cannot be read or written. */
  onFault: (error: Error) => void;
}

/** Sends what is due in a queue of the database, one item after the other, and looks again until it is stopped. */
export function createQueueSender<Item>({ claimDue, trySend, onFault }: SendQueue<Item>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  /** Sends the items that are due. Returns how many were accepted. */
  async function sendDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const item = stopped ? undefined : await claimDue();
      if (!item) return sent;
      if (await trySend(item)) sent += 1;
    }
  }

  function start(): void {
    running = sendDue()
      .then(() => undefined)
      .catch(onFault)
      .finally(() => {
        if (!stopped) timer = setTimeout(start, pause).unref();
      });
  }

  /** Waits for the item that is being sent. */
  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(timer);
    await running;
  }

  return { sendDue, start, stop };
}
