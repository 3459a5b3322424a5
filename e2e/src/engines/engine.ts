export interface EnginePage {
  prepare?<Args extends unknown[]>(work: (...args: Args) => void, ...args: Args): Promise<void>;
  goto(url: string): Promise<void>;
  evaluate<Args extends unknown[], Answer>(work: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  press(key: 'Tab' | 'Enter' | ' '): Promise<void>;
  problems?(): string[];
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  open(): Promise<EnginePage>;
  stop(): Promise<void>;
}

export type PreparedPage = EnginePage & Required<Pick<EnginePage, 'prepare'>>;

export const canBePrepared = (page: EnginePage): page is PreparedPage => page.prepare !== undefined;
