import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request as open, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ExportRules, Headers } from '../export/export-rules.ts';

/** What is sent: a file, or a text. */
interface Answer {
  status: number;
  headers: Headers;
  file?: string;
  text?: string;
}

/** A server that follows the rules of an exported folder, and knows nothing else of it. */
export function rulesServer(target: string): Server {
  const rules: ExportRules = JSON.parse(readFileSync(join(target, 'rules.json'), 'utf8'));
  const { passOn, missingFile, missingPage } = rules;
  const site = join(target, rules.root);
  const isPassedOn = (path: string, query = '') =>
    passOn?.paths.some((one) => path === one || path.startsWith(`${one}/`)) ||
    passOn?.parameters.some((name) => new URLSearchParams(query).has(name));

  const answerTo = (method: string, given: string, query: string | undefined): Answer => {
    const text = (status: number, headers: Headers, body: string): Answer => ({
      status,
      headers: { ...headers, 'content-type': missingFile.type },
      text: body,
    });
    if (method !== 'GET' && method !== 'HEAD')
      return text(405, { allow: 'GET, HEAD' }, 'Only GET and HEAD are answered here.');
    const path = decodeURI(given.replace(new RegExp(rules.again.path), rules.again.to));
    const fits = (rule: { path: string }) => new RegExp(rule.path).test(path);
    const rule = rules.files.find(fits);
    if (rule || rules.fileFolders.some((name) => path.startsWith(name)))
      return rule && isFile(join(site, path))
        ? { status: 200, headers: rule.headers, file: path }
        : text(404, missingFile.headers, missingFile.text);
    if (path.length > 1 && path.endsWith('/')) {
      const location = `/${given.replaceAll(/^[\\/]+|\/+$/g, '')}${query === undefined ? '' : `?${query}`}`;
      return { status: 308, headers: { location }, text: '' };
    }
    const page = rules.pages.find(fits);
    const documents = [`${path === '/' ? '' : path}/index.html`, page?.fallback];
    const file = page && documents.find((one) => one && isFile(join(site, one)));
    return page && file
      ? { status: 200, headers: page.headers, file }
      : { status: 404, headers: missingPage.headers, file: missingPage.file };
  };

  const send = ({ method, headers }: IncomingMessage, response: ServerResponse, answer: Answer): void => {
    const file =
      answer.file === undefined
        ? undefined
        : copyFor(join(site, answer.file), String(headers['accept-encoding'] ?? ''));
    const { size, mtimeMs } = file ? statSync(file.name) : { size: 0, mtimeMs: 0 };
    const own = file && {
      etag: `"${size}-${mtimeMs}"`,
      'content-type': rules.types[answer.file?.split('.').at(-1) ?? ''],
      ...(file.coding && { 'content-encoding': file.coding }),
    };
    const isKnown = answer.status === 200 && own?.etag === headers['if-none-match'];
    response.writeHead(isKnown ? 304 : answer.status, { ...rules.headers, ...answer.headers, ...own });
    const body = file ? readFileSync(file.name) : answer.text;
    response.end(isKnown || method === 'HEAD' ? '' : body);
  };

  return createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const [path = '/', query] = url.split('?', 2);
    if (passOn && isPassedOn(path, query)) pass(passOn.to, request, response);
    else send(request, response, answerTo(method, path, query));
  });
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** The compressed copy of a file that a client accepts, or itself. */
function copyFor(file: string, accepted: string): { name: string; coding?: string } {
  for (const [coding, end] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (accepted.split(/, */).includes(coding) && isFile(file + end)) return { name: file + end, coding };
  return { name: file };
}

function pass(to: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const forwarded = open(new URL(url ?? '/', to), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(forwarded);
}
