import { useEffect, useRef, useState } from 'react';

const step = 250;

/**
 * A lock that opens by itself, a fixed time after `lock` was called. It measures against two clocks and believes the one
 * that is further: a tab that slept is right at once, and a clock that was set back does not hold the lock.
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
