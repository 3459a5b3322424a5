import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as requestOverHttp } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { UserError } from '@agile-languages/shared/errors';
import { parseJson } from '../store/json.ts';
import type { ProgressMessage } from './progress-message.ts';
import { releasesPath, requestHeader } from './release-request.ts';

export interface ArtefactToSend {
  file: string;
  /** Origin of the site. */
  site: string;
  area: string;
  /** The signed request. */
  header: string;
  /** Called with the part of the file that is sent, from 0 to 1. */
  onSent: (part: number) => void;
  /** Called with each message of the site. */
  onMessage: (message: ProgressMessage) => void;
}

/**
 * Sends an artefact to a site.
 *
 * @returns what became of it; `undefined` when the connection ended before the site told
 * @throws {UserError} when the site does not take it, or there is no answer
 */
export async function sendArtefact(options: ArtefactToSend): Promise<ProgressMessage | undefined> {
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

async function upload({ file, site, area, header, onSent }: ArtefactToSend): Promise<Readable> {
  const { size } = await stat(file);
  const address = new URL(`${releasesPath}/${area}`, site);
  const send = address.protocol === 'https:' ? requestOverTls : requestOverHttp;
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/gzip', 'content-length': size, [requestHeader]: header };
    const request = send(address, { method: 'POST', headers });
    const fail = (cause: Error) => reject(new UserError(`${site} cannot be reached: ${cause.message}.`));
    request.once('error', fail);
    request.once('response', (response) => {
      if (response.statusCode === 200) return resolve(response);
      refusalIn(response).then(reject, fail);
    });
    let sent = 0;
    createReadStream(file)
      .on('data', (chunk) => {
        sent += chunk.length;
        onSent(sent / size);
      })
      .pipe(request);
  });
}

/** The sentence in a response that is no success. */
async function refusalIn(response: Readable & { statusCode?: number | undefined }): Promise<UserError> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString().slice(0, 500);
  const isSentence = !text.includes('<') && text.trim() !== '';
  return new UserError(isSentence ? text : `The site answered with ${response.statusCode}.`);
}
