import { onNotice } from '@agile-languages/shared/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { type Heard, keepHeard } from './live-region.ts';

/** Shows what `notify` says. The toast library is fetched with the first notice. */
export function Toasts() {
  const [Area, setArea] = useState<ComponentType>();
  const [heard, setHeard] = useState<Heard[]>([]);

  useEffect(
    () =>
      onNotice((notice) => {
        keepHeard(notice.text, setHeard);
        import('./toast-area.tsx').then(
          ({ ToastArea, show }) => {
            setArea(() => ToastArea);
            show(notice);
          },
          (cause) => console.error('toast', cause),
        );
      }),
    [],
  );

  return (
    <>
      {Area ? <Area /> : null}
      <div className="visually-hidden" role="status">
        {heard.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </>
  );
}
