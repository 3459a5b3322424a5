import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuery } from '../resources/resource.data.ts';
import { useRested } from '../shell/use-rested.ts';

/** `isMore`: there are others. */
export function useFound<Row>(list: string, filter: Record<string, string> = {}) {
  const [words, setWords] = useState('');
  const sought = useRested(words.trim());
  const search = new URLSearchParams({ ...filter, ...(sought && { q: sought }) });
  const { data, error, refetch } = useQuery(listQuery<Row>(list, search.toString()));
  const isMore = (data?.total ?? 0) > (data?.rows.length ?? 0);
  return { words, setWords, data, error, refetch, isMore };
}
