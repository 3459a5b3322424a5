/** A page in a browser that Playwright cannot drive. */
export interface EnginePage {
  /** Opens an address and waits for its `load`. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page; what it is given and answers is JSON. */
  evaluate<Args extends unknown[], Answer>(work: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  press(key: 'Tab' | 'Enter' | ' '): Promise<void>;
  /** Errors and warnings in the console, requests that failed, answers from 400 on. Default: the browser tells none. */
  problems?(): string[];
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Opens a window of 1200 × 900 px with a page of its own. */
  open(): Promise<EnginePage>;
  stop(): Promise<void>;
}
