import { useEffect, useRef, useState } from 'react';

const step = 250;

/**
 * A lock that opens by itself, a fixed time after `lock` was called. It measures with two clocks and uses the one
 * that is ahead: after a tab has slept the lock is open at once, and a clock that is set back does not keep it closed.
 */
export function useLock(duration: number) {
  const opens = useRef({ wall: 0, tab: 0 });
  const [left, setLeft] = useState(0);
  const locked = left > 0;

  useEffect(() => {
    if (!locked) return;
    const timer = setInterval(() => {
      const { wall, tab } = opens.current;
      setLeft(Math.max(0, Math.min(wall - Date.now(), tab - performance.now())));
    }, step);
    return () => clearInterval(timer);
  }, [locked]);

  const lock = () => {
    opens.current = { wall: Date.now() + duration, tab: performance.now() + duration };
    setLeft(duration);
  };

  return { locked, left, lock };
}
