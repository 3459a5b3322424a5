import { onNotice } from '@agile-languages/shared/platform';
import { type ComponentType, type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** A screen reader may come to a notice after the toast is gone. */
const heardFor = 10_000;
let last = 0;

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

interface Heard {
  id: number;
  text: string;
}

function keepHeard(text: string, set: Dispatch<SetStateAction<Heard[]>>): void {
  const id = ++last;
  set((heard) => [...heard, { id, text }]);
  setTimeout(() => set((heard) => heard.filter((item) => item.id !== id)), heardFor);
}
