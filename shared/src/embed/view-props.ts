import type { EmbedFault, EmbedHandle, EmbedOptions, Emit } from './spec/types.ts';

export interface ViewProps {
  options: EmbedOptions;
  control: ViewControl;
  emit: Emit;
  /** Reports a failure to the page by its error code. */
  fail: (code: EmbedFault['code'], retryable: boolean) => void;
}

/** What a view and the element share. */
export interface ViewControl {
  /** The result as text; the view keeps it up to date. */
  value: string;
  result: ReturnType<EmbedHandle['getResult']>;
  /** Forgets what is stored between visits. */
  clear?: () => void;
}
