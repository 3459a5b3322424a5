import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { toSent } from '../sandbox/messages.ts';
import type { ApiRequest, FromApiThread, OwnApiOptions, ToApiThread } from './own-api.ts';

const { migrates }: Omit<OwnApiOptions, 'env'> = workerData;
const port = parentPort as MessagePort;
const send = (message: FromApiThread) => port.postMessage(message);
const reasons = new Map<string, string>();

const api = await open().catch((cause) => {
  send({ id: 0, failure: toSent(cause) });
});
if (api) {
  port.on('message', async (message: ToApiThread) => {
    if (message !== 'close') return answer(api, message.id, message.request);
    await api.close();
    port.close();
  });
  send({ id: 0 });
}

/** Nothing of the desk is on a page, and it is the larger part of the API's code. */
async function open() {
  const { createApi, readApiConfig } = await import('@agile-languages/api');
  return createApi({
    ...readApiConfig(process.env),
    deskOrigin: 'off',
    mail: {},
    sendsEvents: false,
    metrics: undefined,
    backup: undefined,
    logLevel: 'warn',
    logStream: { write: noteReason },
    migrates,
  });
}

function noteReason(line: string): void {
  const { reqId, err, cause } = JSON.parse(line);
  if (reqId) reasons.set(reqId, err ? [err.code, err.message].filter(Boolean).join(': ') : `${cause}`);
}

function reasonOf(id: string): { reason?: string } {
  const reason = reasons.get(id);
  reasons.delete(id);
  return reason === undefined ? {} : { reason };
}

async function answer(own: Awaited<ReturnType<typeof open>>, id: number, { body, ...request }: ApiRequest) {
  try {
    const payload = typeof body === 'object' ? Buffer.from(body) : body;
    const { statusCode, headers, rawPayload } = await own.inject({
      ...(request as { method: 'POST'; url: string; headers: Record<string, string> }),
      ...(payload !== undefined && { payload }),
    });
    const sent = { status: statusCode, headers: headers as Record<string, string>, body: new Uint8Array(rawPayload) };
    send({ id, answer: { ...sent, ...reasonOf(`${headers['x-request-id']}`) } });
  } catch (cause) {
    send({ id, failure: toSent(cause) });
  }
}
