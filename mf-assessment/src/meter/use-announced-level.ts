import { useEffect, useRef, useState } from 'react';

const pause = 600;

/** What screen readers hear: the level, once, when the visitor has paused. Nothing on load. */
export function useAnnouncedLevel(level: number | undefined, change: unknown): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef(change);

  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    setAnnounced('');
    const timer = setTimeout(() => setAnnounced(`Level: ${level}%`), pause);
    return () => clearTimeout(timer);
  }, [level, change]);

  return announced;
}
