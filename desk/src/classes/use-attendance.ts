import type { ParticipantRow, ParticipantsAnswer } from '@agile-languages/api/desk';
import { notifyManager, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSeatCalls } from './classes.data.ts';

/** A tick shows at once, and until it is saved and read again. A later tick of the same box takes its place. */
export function useAttendance(classId: string, sessions: ParticipantsAnswer['sessions']) {
  const calls = useSeatCalls(classId);
  const [ticks, setTicks] = useState<Ticks>({});
  const [error, setError] = useState<Error | null>(null);
  const { mutate } = useMutation({
    scope: { id: 'attendance' },
    mutationFn: (tick: Tick) => calls.mark({ ...tick, start: sessions[tick.session - 1]?.start }),
    onError: setError,
    // The list that was read again shows first.
    onSettled: (_answer, _error, tick) => notifyManager.schedule(() => setTicks((all) => without(all, tick))),
  });

  function tick(one: Tick) {
    setError(null);
    setTicks((all) => ({ ...all, [keyOf(one)]: one }));
    mutate(one);
  }

  const isPresent = ({ memberId, attended }: ParticipantRow, session: number) =>
    ticks[keyOf({ memberId, session })]?.isPresent ?? attended.includes(session);

  return { tick, isPresent, error };
}

const without = (ticks: Ticks, tick: Tick): Ticks =>
  Object.fromEntries(Object.entries(ticks).filter(([, each]) => each !== tick));

const keyOf = ({ memberId, session }: Pick<Tick, 'memberId' | 'session'>) => `${session} ${memberId}`;

type Ticks = Readonly<Record<string, Tick>>;

interface Tick {
  memberId: string;
  session: number;
  isPresent: boolean;
}
