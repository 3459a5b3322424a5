export interface PageReport extends Seen {
  path: string;
  /** In CSS pixels. */
  width: number;
  /** `busy`: it never rests; `still`: its code does not run in time; `frozen`: the tab does not answer. */
  state: 'hydrated' | 'busy' | 'still' | 'frozen';
  status?: number;
  globals: readonly string[];
  styles: readonly string[];
  /** As sentences without an end. */
  document: readonly string[];
  used?: UsedReport | undefined;
}

export interface UsedReport {
  pressed: Seen;
  /** Once the page was left, from files of its area. */
  after: Seen;
  left: readonly string[];
  /** It was compared with no page of another area: none came to rest, or it has loaded a document itself. */
  isAlone?: boolean;
}

export interface Seen {
  errors: readonly SeenError[];
  messages: readonly SeenMessage[];
  /** Addresses on another origin, and paths of files that no release has that is served. */
  foreign: readonly string[];
  dialogs: readonly string[];
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
