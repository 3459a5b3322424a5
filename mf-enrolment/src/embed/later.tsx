import { type ComponentType, useEffect, useState } from 'react';

/** A part whose code comes after the first classes were asked for. Until then, and without it, `Place` stands there. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, Place: ComponentType<Props>) {
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();

    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        (cause: unknown) => console.error('classes: a part could not be loaded', cause),
      );
    }, []);

    return Part ? <Part {...props} /> : <Place {...props} />;
  };
}
