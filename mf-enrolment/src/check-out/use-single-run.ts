import { logFailure } from '@agile-languages/shared/errors';
import { useEffect, useRef, useState } from 'react';

/** After `'leaving'` the button stays locked until the page is shown again. A locked button gets its focus back. */
export function useSingleRun(name: string) {
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = useRef(false);
  const hadFocus = useRef(false);
  const [running, setRunning] = useState(false);

  const set = (value: boolean) => {
    isBusy.current = value;
    setRunning(value);
  };

  useEffect(() => {
    if (!running && hadFocus.current && document.activeElement === document.body) button.current?.focus();
    if (!running) hadFocus.current = false;
  }, [running]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setRunning(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  async function run(work: () => Promise<'leaving' | 'staying'>): Promise<void> {
    if (isBusy.current) return;
    hadFocus.current = document.activeElement === button.current;
    set(true);
    try {
      if ((await work()) === 'leaving') return;
    } catch (cause) {
      logFailure(name, cause);
    }
    set(false);
  }

  return { button, running, run };
}
