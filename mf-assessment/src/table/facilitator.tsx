import { useEffect, useState } from 'react';
import { keepMeeting, keptMeeting } from './kept-meeting.ts';
import { type Meeting, topicAt } from './meeting.ts';
import { Outcome } from './outcome.tsx';
import { Round } from './round.tsx';
import { Setup } from './setup.tsx';

/** The big screen: what is talked about, then one topic after the other, then what was agreed. */
export function Facilitator({ hash }: { hash: string }) {
  const [meeting, setMeeting] = useState<Meeting>();

  useEffect(() => setMeeting(keptMeeting()), []);

  const onChange = (next: Meeting | undefined) => {
    keepMeeting(next);
    setMeeting(next);
  };

  if (!meeting) return <Setup number={Number(/^#case=([1-8])$/.exec(hash)?.[1] ?? 1)} onStart={onChange} />;
  if (!topicAt(meeting)) return <Outcome meeting={meeting} onChange={onChange} onEnd={() => onChange(undefined)} />;
  return <Round meeting={meeting} onChange={onChange} onEnd={() => onChange(undefined)} />;
}
