import type { ComponentType } from 'react';

/** When the code of a part is fetched, and what is shown before. */
export interface LazyPartOptions<Props> {
  /**
   * When the code is fetched: `now`, beside whatever else is loading; `visible`, 300 px before its placeholder comes into
   * view; `idle`, after it was drawn for the first time, as soon as the browser has nothing else to do.
   */
  when: 'now' | 'visible' | 'idle';
  /** Shown until the code is there, and without it; should have the size of the part. Default: nothing. */
  Placeholder?: ComponentType<Props>;
}
