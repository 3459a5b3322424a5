/** Runs in the page after `watchWork`, before its scripts: uses nothing from outside. What one call begins and another ends. */
export function watchBegun(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  interface Begun {
    key: unknown;
    what: string;
    area: string;
  }
  const begun = new Set<Begun>();
  const letGo = (key: unknown, what: string) => {
    for (const one of begun) if (one.key === key && one.what === what) begun.delete(one);
  };
  // With the events that say that it has ended by itself.
  const lasting = [
    ['Keyboard', 'keyboard that is its own', 'lock', ['unlock'], []],
    ['Navigator', 'mark on the icon', 'setAppBadge', ['clearAppBadge'], []],
    ['MediaRecorder', 'recording', 'start', ['stop'], ['stop', 'error']],
    ['webkitSpeechRecognition', 'recognition of speech', 'start', ['stop', 'abort'], ['end', 'error']],
    ['Sensor', 'sensor', 'start', ['stop'], ['error']],
    ['Geolocation', 'watch of the place', 'watchPosition', ['clearWatch'], []],
    ['Performance', 'limit of what is measured', 'setResourceTimingBufferSize', [], []],
    ['Performance', 'gap in what is measured', 'clearResourceTimings', [], []],
  ] as const;
  for (const [kind, what, begin, ends, events] of lasting) {
    const prototype = Reflect.get(window, kind)?.prototype;
    for (const name of [begin, ...ends]) {
      const original = prototype && Reflect.get(prototype, name);
      if (!original) continue;
      prototype[name] = function (...values: unknown[]) {
        const result = original.apply(this, values);
        const area = work.areaOf();
        const key = kind !== 'Geolocation' ? this : name === begin ? result : values[0];
        const isEnd = name !== begin || (name === 'setAppBadge' && Number(values[0]) === 0);
        if (isEnd || area) letGo(key, what);
        if (isEnd || !area) return result;
        const one = { key, what, area };
        begun.add(one);
        // Then it may have begun anew.
        for (const event of events) this.addEventListener(event, () => begun.delete(one), { once: true });
        return result;
      };
    }
  }
  const running = work.running as (areas: readonly string[]) => string[];
  work.running = (areas: readonly string[]) => [
    ...running(areas),
    ...[...begun].filter(({ area }) => areas.includes(area)).map(({ what, area }) => `a ${what} of ${area}`),
  ];
}
