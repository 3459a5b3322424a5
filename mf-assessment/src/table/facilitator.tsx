import { useEffect, useState } from 'react';
import { keepMeeting, keptMeeting } from './kept-meeting.ts';
import { type Meeting, topicAt } from './meeting.ts';
import { Outcome } from './outcome.tsx';
import { Round } from './round.tsx';
import { Setup } from './setup.tsx';

export function Facilitator({ hash }: { hash: string }) {
  const [meeting, setMeeting] = useState<Meeting>();
  const [isAgain, setIsAgain] = useState(false);

  useEffect(() => setMeeting(keptMeeting()), []);

  const onChange = (next: Meeting | undefined) => {
    keepMeeting(next);
    setMeeting(next);
  };
  const onEnd = () => {
    onChange(undefined);
    setIsAgain(true);
  };

  const number = Number(/^#case=([1-8])$/.exec(hash)?.[1] ?? 1);
  if (!meeting) return <Setup number={number} isAgain={isAgain} onStart={onChange} />;
  if (!topicAt(meeting)) return <Outcome meeting={meeting} onChange={onChange} onEnd={onEnd} />;
  return <Round meeting={meeting} onChange={onChange} onEnd={onEnd} />;
}
