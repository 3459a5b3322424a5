export interface PageReport extends Seen {
  path: string;
  /** In CSS pixels. */
  width: number;
  /** `busy`: it never rests; `still`: its code does not run in time; `frozen`: the tab answers nothing any more. */
  state: 'hydrated' | 'busy' | 'still' | 'frozen';
  /** Absent when there was no response. */
  status?: number;
  globals: readonly string[];
  /** Those that match something in the shell's header or footer. */
  styles: readonly string[];
  /** As sentences without an end. */
  document: readonly string[];
  /** Absent when it was opened only. */
  used?: UsedReport | undefined;
}

export interface UsedReport {
  pressed: Seen;
  /** Once it was left, from files of its area. */
  after: Seen;
  /** On pages of others, as sentences without an end. */
  left: readonly string[];
}

export interface Seen {
  errors: readonly SeenError[];
  messages: readonly SeenMessage[];
  foreign: readonly string[];
  dialogs: readonly string[];
  /** Where it has the browser lead visitors, and when. */
  refreshes: readonly string[];
}

interface SeenError {
  message: string;
  stack: string;
}

export interface SeenMessage {
  kind: 'error' | 'warning';
  text: string;
  url: string;
}
