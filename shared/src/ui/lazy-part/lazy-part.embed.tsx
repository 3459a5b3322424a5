import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type LazyPartOptions, onNear } from './moments.ts';

/**
 * On partners' pages nothing is prerendered. An effect after the paint is idle enough. A failed fetch is not repeated
 * for what is shown.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when, Placeholder = Nothing }: LazyPartOptions<Props>,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    try {
      part = await load();
    } catch (cause) {
      console.error('agile: not loaded', cause);
    }
  };
  const fetched = when === 'now' ? fetchPart() : undefined;

  return function LazyPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState(() => part);

    useEffect(() => {
      const show = async () => {
        await (fetched ?? fetchPart());
        setPart(() => part);
      };
      if (container.current) return onNear(container.current, show);
      void show();
    }, []);

    if (Part) return <Part {...props} />;
    const placeholder = <Placeholder {...props} />;
    return when === 'visible' ? <div ref={container}>{placeholder}</div> : placeholder;
  };
}

const Nothing = () => null;
