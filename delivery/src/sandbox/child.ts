import { type FromSandbox, type ToSandbox, toSent } from './messages.ts';

/** Functions of a module that a sandbox runs. */
export type SandboxModule = Readonly<Record<string, (...args: never[]) => unknown>>;

const [, , address = ''] = process.argv;
const module: SandboxModule = await import(address);
const send = process.send?.bind(process) as (message: FromSandbox) => void;
const waiting = new Map<number, { resolve: (response: Response) => void; reject: (cause: unknown) => void }>();
let last = 0;

globalThis.fetch = async (input, init) => {
  last += 1;
  const id = last;
  const response = new Promise<Response>((resolve, reject) => waiting.set(id, { resolve, reject }));
  send({ kind: 'request', id, url: String(input), body: String(init?.body) });
  return response;
};

process.on('message', async (message: ToSandbox) => {
  if (message.kind !== 'call') return settle(message);
  const { id, method, args } = message;
  try {
    send({ kind: 'result', id, value: await module[method]?.(...(args as never[])) });
  } catch (cause) {
    send({ kind: 'failure', id, failure: toSent(cause) });
  }
});

process.on('disconnect', () => process.exit());

function settle(message: Exclude<ToSandbox, { kind: 'call' }>): void {
  const request = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.kind === 'response') request?.resolve(new Response(message.text, { status: message.status }));
  else request?.reject(new Error(message.reason));
}
