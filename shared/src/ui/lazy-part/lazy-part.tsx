import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { type LazyPartOptions, onIdle, onNear } from './moments.ts';

/**
 * Markup that was prerendered stays until the code is there; other properties that it gets before count from then on. A
 * failed fetch is reported, and repeated when the window gets the focus. `load` imports one export of a file: `async ()
 * => (await import('./part.tsx')).Part`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when, Placeholder }: LazyPartOptions<Props>,
): ComponentType<Props> {
  const moment = Promise.withResolvers<void>();
  const fetchCode = async () => {
    if (when !== 'now') await moment.promise;
    return withRetries(load);
  };
  const code = isServer ? undefined : fetchCode();
  const Part = lazy(async () => ({ default: await (code ?? load()) }));

  return function LazyPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    // React gives up markup that waits for its code when its properties change.
    const [served, setServed] = useState(useHydrated() ? undefined : props);
    const shown = served ?? props;
    const part = useMemo(
      () => (
        <Suspense fallback={Placeholder ? <Placeholder {...shown} /> : null}>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );

    useEffect(() => {
      void code?.then(() => setServed(undefined));
      return container.current ? onNear(container.current, moment.resolve) : onIdle(moment.resolve);
    }, []);

    return when === 'visible' ? <div ref={container}>{part}</div> : part;
  };
}

async function withRetries<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    console.warn('A part of the page did not load; next try at the next focus.', cause);
    await new Promise((resolve) => addEventListener('focus', resolve, { once: true }));
    return withRetries(load);
  }
}

const isServer = typeof document === 'undefined';
