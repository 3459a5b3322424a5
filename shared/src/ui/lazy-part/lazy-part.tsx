import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import type { LazyPartOptions } from './lazy-part-options.ts';
import { onIdle, onNear } from './moments.ts';

/**
 * A component whose code is fetched by itself. Markup of it that was prerendered stays until the code is there, and is
 * hydrated then. A failed fetch is reported, and repeated when the window gets the focus.
 *
 * @param load imports one export of a file: `async () => (await import('./part.tsx')).Part`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when, Placeholder }: LazyPartOptions<Props>,
): ComponentType<Props> {
  const moment = Promise.withResolvers<void>();
  const early = when === 'now' && !isServer ? withRetries(load) : undefined;
  const Part = lazy(async () => {
    if (!isServer) await (early ?? moment.promise);
    return { default: await (early ?? withRetries(load)) };
  });

  return function LazyPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);

    useEffect(() => (container.current ? onNear(container.current, moment.resolve) : onIdle(moment.resolve)), []);

    const part = (
      <Suspense fallback={Placeholder ? <Placeholder {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    );
    return when === 'visible' ? <div ref={container}>{part}</div> : part;
  };
}

async function withRetries<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    if (isServer) throw cause;
    console.warn('A part of the page did not load; it is tried again when the window gets the focus.', cause);
    await new Promise((resolve) => addEventListener('focus', resolve, { once: true }));
    return withRetries(load);
  }
}

const isServer = typeof document === 'undefined';
