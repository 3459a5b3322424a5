/** What was seen of one page of a candidate in a browser. */
export interface PageReport {
  /** Address that was opened. */
  path: string;
  /**
   * `hydrated`: its code and that of its sections runs; `busy`: it does, and never rests; `still`: it does not in time;
   * `frozen`: the tab answers nothing any more.
   */
  state: 'hydrated' | 'busy' | 'still' | 'frozen';
  /** Status of the document; absent when there was no response. */
  status?: number;
  /** Errors that nothing caught, with their stacks. */
  errors: readonly SeenError[];
  /** Errors and warnings in the console, and where they come from. */
  messages: readonly SeenMessage[];
  /** Addresses on other origins that were requested. */
  foreign: readonly string[];
  /** Properties of `window` and of built-in objects that are new or not what the browser has. */
  globals: readonly string[];
  /** Selectors of areas that match something in the shell's header or footer. */
  styles: readonly string[];
}

interface SeenError {
  message: string;
  stack: string;
}

interface SeenMessage {
  kind: 'error' | 'warning';
  text: string;
  url: string;
}
