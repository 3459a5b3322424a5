import type { EmbedFault, EmbedHandle, EmbedOptions, Emit } from './spec/types.ts';

/** What a view gets from the element. */
export interface ViewProps {
  /** The element of the page in which the view is shown. */
  host: Element;
  /** As the page sets them now. */
  options: EmbedOptions;
  control: ViewControl;
  emit: Emit;
  /** Reports a failure to the page by its error code. */
  fail: (code: EmbedFault['code'], retryable: boolean) => void;
}

/** What a view and its element both read and write. */
export interface ViewControl {
  /** The result as text; the view keeps it up to date. */
  value: string;
  result: ReturnType<EmbedHandle['getResult']>;
  /** Forgets what is stored between visits. */
  clear?: () => void;
}
