import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** One at a time, with what came of the last one. A page that leads here may bring the first notice. */
export function useWork() {
  const { state: arrived } = useLocation();
  const [notice, setNotice] = useState<string>(arrived?.notice ?? '');
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ run }: Work) => run(),
    onSuccess: (_, { done }) => setNotice(done),
  });

  /** @param done Sentence for when it has worked. */
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
