/** Runs in the page after `watchWork`, before its scripts: uses nothing from outside. */
export function watchConnections(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  const connections = new Map<{ readyState?: number; close(): void }, { what: string; area: string }>();
  const names =
    'WebSocket EventSource BroadcastChannel WebTransport RTCPeerConnection webkitRTCPeerConnection AudioContext CloseWatcher';
  for (const name of names.split(' ')) {
    const Connection = Reflect.get(window, name) as (new (...values: unknown[]) => { close(): void }) | undefined;
    if (!Connection) continue;
    const Noted = class extends Connection {
      constructor(...values: unknown[]) {
        super(...values);
        const area = work.areaOf();
        if (area) connections.set(this, { what: name, area });
        if (name !== 'CloseWatcher') return;
        // It ends by these as well, without a call.
        const end = () => connections.delete(this);
        (this as unknown as EventTarget).addEventListener('close', end);
        (values[0] as { signal?: AbortSignal } | undefined)?.signal?.addEventListener('abort', end);
      }

      override close() {
        connections.delete(this);
        return super.close();
      }

      destroy() {
        connections.delete(this);
        return Reflect.get(Connection.prototype, 'destroy')?.call(this);
      }
    };
    Object.defineProperty(Noted, 'name', { value: name });
    Object.assign(window, { [name]: Noted });
  }
  const running = work.running as (areas: readonly string[]) => string[];
  work.running = (areas: readonly string[]) => [
    ...running(areas),
    ...[...connections]
      .filter(([{ readyState = 0 }, { area }]) => areas.includes(area) && readyState < 2)
      .map(([, { what, area }]) => `a ${what} of ${area}`),
  ];
}
