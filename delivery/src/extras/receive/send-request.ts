import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as requestOverHttp } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { UserError } from '@agile-languages/shared/errors';
import { parseJson } from '../../store/json.ts';
import { requestHeader } from './release-request.ts';
import type { ProgressMessage } from './requested-work.ts';

export interface RequestToSend {
  site: string;
  path: string;
  header: string;
  file?: string;
  /** From 0 to 1. */
  onSent?: (part: number) => void;
  onMessage: (message: ProgressMessage) => void;
}

/** `undefined`: the connection ended before the site told what became of it. */
export async function sendRequest(options: RequestToSend): Promise<ProgressMessage | undefined> {
  const response = await upload(options);
  let last: ProgressMessage | undefined;
  try {
    for await (const text of createInterface(response)) {
      const message = parseJson(text) as ProgressMessage | undefined;
      if (message?.kind === 'line') options.onMessage(message);
      else if (message) last = message;
    }
  } catch {
    return last;
  }
  return last;
}

async function upload({ file, site, path, header, onSent }: RequestToSend): Promise<Readable> {
  const size = file === undefined ? 0 : (await stat(file)).size;
  const address = new URL(path, site);
  const send = address.protocol === 'https:' ? requestOverTls : requestOverHttp;
  return new Promise((resolve, reject) => {
    const type = file === undefined ? {} : { 'content-type': 'application/gzip' };
    const headers = { ...type, 'content-length': size, [requestHeader]: header };
    const request = send(address, { method: 'POST', headers });
    const fail = (cause: Error) => reject(new UserError(`${site} cannot be reached: ${cause.message}.`));
    request.once('error', fail);
    request.once('response', (response) => {
      if (response.statusCode === 200) return resolve(response);
      refusalIn(response).then(reject, fail);
    });
    if (file === undefined) return request.end();
    let sent = 0;
    createReadStream(file)
      .on('data', (chunk) => {
        sent += chunk.length;
        onSent?.(sent / size);
      })
      .pipe(request);
  });
}

async function refusalIn(response: Readable & { statusCode?: number | undefined }): Promise<UserError> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return refusalOf(Buffer.concat(chunks).toString(), response.statusCode);
}

export function refusalOf(body: string, status: number | undefined): UserError {
  const text = body.slice(0, 500);
  const isSentence = !text.includes('<') && text.trim() !== '';
  return new UserError(isSentence ? text : `The site answered with ${status}.`);
}
