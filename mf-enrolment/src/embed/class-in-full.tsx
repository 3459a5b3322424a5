import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ClassDetail } from '../class-detail/class-detail.tsx';

type Props = ComponentProps<typeof ClassDetail>;

/** One class in full; its code comes with the first class that is opened. */
export function ClassInFull({ onMissing, ...props }: Props & { onMissing: () => void }) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (Part) return;
    import('../class-detail/class-detail.tsx').then(
      ({ ClassDetail: found }) => setPart(() => found),
      (cause: unknown) => {
        console.error('classes: a part could not be loaded', cause);
        onMissing();
      },
    );
  }, [Part, onMissing]);

  return Part ? <Part {...props} /> : null;
}
