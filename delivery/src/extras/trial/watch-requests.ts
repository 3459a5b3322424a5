/** Runs in the page after `watchWork`, before its scripts: uses nothing from outside. */
export function watchRequests(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  const open = new Set<{ url: URL; area: string; since: number }>();
  const hold = (address: unknown) => {
    const area = work.areaOf();
    const text = address instanceof Request ? address.url : String(address);
    const url = URL.canParse(text, location.href) ? new URL(text, location.href) : undefined;
    if (!area || !url?.protocol.startsWith('http')) return () => {};
    const request = { url, area, since: performance.now() };
    open.add(request);
    return () => open.delete(request);
  };
  // Once the whole answer is there, or nothing more of it comes.
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const [first] = [...open].filter(({ url }) => url.href === name);
      if (first) open.delete(first);
    }
  }).observe({ type: 'resource' });

  // Without an answer no page complains of a refusal.
  const { fetch: send } = window;
  const isRead = (address: unknown) => /\/Get\w+$/.test(String(address).split('?', 1)[0] ?? '');
  window.fetch = async (address, options) => {
    if (work.isUsed && options?.method === 'POST' && !isRead(address)) return new Promise<Response>(() => {});
    const end = hold(address);
    return send(address, options).catch((cause) => {
      end();
      throw cause;
    });
  };
  const { open: prepare, send: sendOlder } = XMLHttpRequest.prototype;
  const addresses = new WeakMap<XMLHttpRequest, string | URL>();
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL, ...others: unknown[]) {
    addresses.set(this, url);
    return Reflect.apply(prepare, this, [method, url, ...others]);
  };
  XMLHttpRequest.prototype.send = function (body) {
    this.addEventListener('loadend', hold(addresses.get(this)));
    sendOlder.call(this, body);
  };

  const running = work.running as (areas: readonly string[]) => string[];
  work.running = (areas: readonly string[]) => [
    ...running(areas),
    ...[...open]
      .filter(({ area, since }) => areas.includes(area) && performance.now() - since > 500)
      .map(({ url, area }) => `a request of ${area} for ${url.pathname}`),
  ];
}
