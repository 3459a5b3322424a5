import { type ComponentType, useEffect, useState } from 'react';

/**
 * A drawing whose code is fetched at once, beside whatever the element waits for. Its place is empty until it is there,
 * and without it: somebody else keeps the place and says in words what it shows.
 */
export function soon<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  const coming = load().then(
    (found) => {
      part = found;
    },
    (cause: unknown) => console.error('agile: a drawing could not be loaded', cause),
  );

  return function Soon(props: Props) {
    const [Part, setPart] = useState(() => part);

    useEffect(() => {
      void coming.then(() => setPart(() => part));
    }, []);

    return Part ? <Part {...props} /> : null;
  };
}
