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

/** What is around a view that is shown. */
export interface Followed {
  host: HTMLElement;
  container: HTMLElement;
  /** To the colours of the page as they are now. @returns the options as they are now */
  adapt: () => EmbedOptions;
}

/** What a view and its element both read and write. */
export interface ViewControl {
  /** The result as text; the view keeps it up to date. */
  value: string;
  result: ReturnType<EmbedHandle['getResult']>;
  /** Forgets what is stored between visits. */
  clear?: () => void;
}
