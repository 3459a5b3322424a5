import { Refusal } from '../refusal.ts';
import type { ChildOptions } from './child.ts';
import { expectShort, type FromRealm, fromSent, longestMessage, RefusedRequest, type ToRealm } from './messages.ts';
import { watchPulse } from './pulse.ts';
import { envelopeIn, messageIn } from './said-outside.ts';
import { type OpenedProcess, openProcess } from './start-process.ts';

/** `bundles`: folders of releases, imported as `bundle:catalog`. */
export interface SandboxOptions extends ChildOptions {
  fetch?: typeof fetch;
  limits?: Partial<SandboxLimits>;
}

export interface SandboxLimits {
  /** Milliseconds of one call. */
  time: number;
  /** Milliseconds without a pause. Default: a third of `time`. */
  pause: number;
  /** Megabytes of the process. Default: 1024. */
  memory: number;
  /** For each call of the realm. Default: 100. */
  requests: number;
  /** Characters. Default: 20 million. */
  answered: number;
}

/** In milliseconds. */
export const usualTime = 30_000;

export interface Sandbox {
  /** Realms share nothing but time and memory. `subject`, as `/faq`, names in a refusal what did not end. */
  call: <Result>(realm: string, method: string, subject: string, ...args: readonly unknown[]) => Promise<Result>;
  hasEnded: () => boolean;
  close: () => void;
}

export class SandboxEnd extends Refusal {
  /** Of all calls that were under way. */
  readonly subjects: readonly string[];

  constructor(message: string, subjects: readonly string[], options?: ErrorOptions) {
    super(message, options);
    this.subjects = subjects;
  }
}

interface PendingCall {
  realm: string;
  subject: string;
  timer: NodeJS.Timeout;
  resolve: (value: never) => void;
  reject: (cause: unknown) => void;
}

/**
 * The process around the realms has no environment, so no secret, reads nothing but releases and packages, and reaches
 * nothing but what `fetch` sends.
 */
export function openSandbox({ fetch: send, limits = {}, ...options }: SandboxOptions): Sandbox {
  const { time = usualTime, pause = time / 3, memory = 1024 } = limits;
  const pending = new Map<number, PendingCall>();
  let last = 0;
  let ended: Error | undefined;

  const settle = (id: number) => {
    const call = pending.get(id);
    pending.delete(id);
    clearTimeout(call?.timer);
    return call;
  };
  const end = (sentence: string, errors = '') => {
    const subjects = [...pending.values()].map(({ subject }) => subject);
    ended ??= new SandboxEnd(
      `The code of the pages ${sentence} Under way: ${subjects.slice(0, 4).join(', ')}. Nothing has changed.`,
      subjects,
      errors ? { cause: errors } : {},
    );
    close();
    for (const id of [...pending.keys()]) settle(id)?.reject(ended);
  };
  const failAll = (realm: string) => {
    for (const [id, call] of pending)
      if (call.realm === realm) settle(id)?.reject(new Error('its code says what is no message'));
  };
  const close = () => {
    pulse.end();
    child.kill();
  };
  const child = openProcess(options, memory, {
    onEnd: end,
    onMessage: (said) => {
      pulse.heard();
      const envelope = envelopeIn(said);
      if (!envelope) return end('says what is no message.');
      const { realm, text } = envelope;
      if (text === '') return;
      if (text.length > longestMessage) return end(`answers with more than ${longestMessage / 1_000_000} MB.`);
      const message = messageIn(text);
      if (!message) return failAll(realm);
      if (message.kind === 'request') return void answer.send(realm, message);
      if (pending.get(message.id)?.realm !== realm) return;
      if (message.kind === 'result') settle(message.id)?.resolve(message.value as never);
      else settle(message.id)?.reject(fromSent(message.failure));
    },
  });
  const answer = answerer(child, send, limits);
  const pulse = watchPulse(
    () => child.send({ realm: '', text: '' }),
    pause,
    () => end(`takes longer than ${inSeconds(pause)} s without a pause.`),
  );

  return {
    call: (realm, method, subject, ...args) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        last += 1;
        const timer = setTimeout(end, time, `takes longer than ${inSeconds(time)} s.`);
        pending.set(last, { realm, subject, timer, resolve, reject });
        answer.allow(realm, [...pending.values()].filter((call) => call.realm === realm).length);
        tell(child, realm, { kind: 'call', id: last, method, args: [...args] });
      }),
    hasEnded: () => ended !== undefined,
    close: () => {
      ended ??= new Error('The sandbox is closed.');
      close();
    },
  };
}

const inSeconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

type Request = Extract<FromRealm, { kind: 'request' }>;

/** Of each realm. */
const mostUnderWay = 4;

interface Allowance {
  requests: number;
  answered: number;
  underWay: number;
  waiting: (() => void)[];
}

function answerer(child: OpenedProcess, send: typeof fetch | undefined, limits: Partial<SandboxLimits>) {
  const { requests = 100, answered = 20_000_000 } = limits;
  const allowances = new Map<string, Allowance>();
  const allowanceOf = (realm: string): Allowance => {
    const known = allowances.get(realm) ?? { requests: 0, answered: 0, underWay: 0, waiting: [] };
    allowances.set(realm, known);
    return known;
  };
  const expectSome = (left: number) => {
    if (left <= 0) throw new RefusedRequest(`A page may send ${requests} requests, for ${answered / 1_000_000} MB.`);
  };

  const textOf = async (realm: string, { url, body }: Request) => {
    const left = allowanceOf(realm);
    expectShort(url, body);
    if (!send) throw new Error('There is no API.');
    expectSome(left.requests);
    left.requests -= 1;
    if (left.underWay >= mostUnderWay) await new Promise<void>((resolve) => left.waiting.push(resolve));
    else left.underWay += 1;
    try {
      expectSome(left.answered);
      const response = await send(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const text = await response.text();
      left.answered -= text.length;
      return { status: response.status, text };
    } finally {
      const next = left.waiting.shift();
      if (next) next();
      else left.underWay -= 1;
    }
  };
  return {
    /** What one call has left is no more for the next. */
    allow: (realm: string, calls: number) => {
      // What an ended call still waits for is its own.
      if (calls === 1) return void allowances.set(realm, { requests, answered, underWay: 0, waiting: [] });
      const left = allowanceOf(realm);
      left.requests = Math.min(left.requests + requests, calls * requests);
      left.answered = Math.min(left.answered + answered, calls * answered);
    },
    send: async (realm: string, request: Request) => {
      const { id } = request;
      try {
        tell(child, realm, { kind: 'response', id, ...(await textOf(realm, request)) });
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        tell(child, realm, { kind: 'no response', id, reason, isRefused: cause instanceof RefusedRequest });
      }
    },
  };
}

const tell = (child: OpenedProcess, realm: string, message: ToRealm) =>
  child.send({ realm, text: JSON.stringify(message) });
