import { useEffect, useState } from 'react';

const pause = 600;

/** What screen readers hear: a note at once, and the level once the visitor has paused. Nothing on load. */
export function useAnnouncement(level: number, changes: number, note: string | undefined): string {
  const [said, say] = useState('');

  useEffect(() => {
    if (note) say(note);
  }, [note]);

  useEffect(() => {
    if (changes === 0) return;
    say('');
    const timer = setTimeout(() => say(`Level: ${level}%`), pause);
    return () => clearTimeout(timer);
  }, [level, changes]);

  return said;
}
