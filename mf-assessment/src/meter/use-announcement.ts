import { useSay } from '@agile-languages/shared/ui';
import { useEffect, useState } from 'react';

const pause = 600;

/** The level once the visitor has paused. Empty on load. */
export function useAnnouncement(level: number, changes: number, note: string | undefined): string {
  const say = useSay();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (note) setAnnouncement(note);
  }, [note]);

  useEffect(() => {
    if (changes === 0) return;
    setAnnouncement('');
    const timer = setTimeout(() => setAnnouncement(say('Level: {0}%', level)), pause);
    return () => clearTimeout(timer);
  }, [level, changes, say]);

  return announcement;
}
