import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What else came of an action. */
export interface Notice {
  notice?: string;
}

export const withNotice = (done: string, answer?: Notice) => [done, answer?.notice].filter(Boolean).join(' ');

/** A page that leads here may bring the first notice. */
export function useWork() {
  const { state: arrived } = useLocation();
  const [notice, setNotice] = useState<string>(arrived?.notice ?? '');
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ run }: Work) => run(),
    onSuccess: (answer, { done }) => setNotice(withNotice(done, answer as Notice | undefined)),
  });

  function act(done: string, run: Work['run']) {
    setNotice('');
    mutate({ done, run });
  }

  return { act, notice, setNotice, error, isPending };
}

interface Work {
  done: string;
  run: () => Promise<unknown>;
}
