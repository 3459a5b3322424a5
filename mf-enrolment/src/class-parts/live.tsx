import { SectionBoundary } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import type { Read } from './use-read.ts';

/**
 * What `children` makes of an answer, the skeleton until then. A failure is rethrown into a boundary of its own, which
 * logs it, shows nothing and asks again when the window regains focus.
 */
export function Live<Value>({ name, read, ...rest }: LiveProps<Value>) {
  return (
    <SectionBoundary key={read.state === 'failed' ? 'failed' : 'fine'} name={name} onRetry={read.again}>
      <Answer read={read} {...rest} />
    </SectionBoundary>
  );
}

function Answer<Value>({ read, skeleton, children }: Omit<LiveProps<Value>, 'name'>) {
  if (read.state === 'failed') throw read.cause;
  return read.state === 'pending' ? skeleton : children(read.value, read.busy);
}

interface LiveProps<Value> {
  /** Name in the console. */
  name: string;
  read: Read<Value>;
  /** Stands in until the answer is there: without text, and of the final size. */
  skeleton: ReactNode;
  children: (value: Value, busy: boolean) => ReactNode;
}
