import type { ExportRules, Headers, PageRule, PassOn, PathRule } from './export-rules.ts';
import { aloneAmong, inFileFolders } from './file-paths.ts';
import type { ServerAddress } from './server-address.ts';

/**
 * The rules as a configuration of Caddy.
 *
 * @param folder with the files, absolute
 * @param origin of the site, for which Caddy gets a certificate where no address is given
 */
export function caddyfile(rules: ExportRules, folder: string, origin: string, { host, port }: ServerAddress): string {
  const { again, files, headers, missingFile, missingPage, pages, passOn, types } = rules;
  const isFile = `@file path_regexp ${quoted([inFileFolders(rules), ...aloneAmong(rules)].join('|'))}`;
  return `# Written by npm run export, which overwrites it.
${port ? `http://:${port}` : origin} {
${host ? `bind ${host.replaceAll(/[[\]]/g, '')}` : ''}
root * ${quoted(folder)}
${passOn ? passTo(passOn) : ''}
handle {
route {
header -Server
${headerBlock('', headers)}
@other not method GET HEAD
handle @other {
header {
allow "GET, HEAD"
content-type ${quoted(missingFile.type)}
}
respond "Only GET and HEAD are answered here." 405
}
@again path_regexp again ${quoted(again.path)}
rewrite @again {re.again.1}{re.again.2}
${isFile}
handle @file {
route {
${files.toReversed().map(fileHeaders).join('\n')}
${Object.entries(types)
  .map(([end, type]) => `@type${end} path *.${end}\nheader @type${end} content-type ${quoted(type)}`)
  .join('\n')}
${fileServer()}
}
}
@slash path_regexp slash ^/+(.*?)/+$
handle @slash {
@query expression {query} != ""
redir @query /{re.slash.1}?{query} 308
redir * /{re.slash.1} 308
}
${pages.map((page, index) => pageHandler(page, index, types.html ?? '')).join('\n')}
handle {
error 404
}
}
}
handle_errors {
header -Server
${headerBlock('', headers)}
${isFile}
handle @file {
header -Vary
${headerBlock('', missingFile.headers)}
header content-type ${quoted(missingFile.type)}
respond ${quoted(missingFile.text)} {err.status_code}
}
handle {
rewrite * ${missingPage.file}
${headerBlock('', missingPage.headers)}
header content-type ${quoted(types.html ?? '')}
${fileServer('status {err.status_code}')}
}
}
}
`;
}

const fileServer = (more = '') => `file_server {
precompressed br gzip
disable_canonical_uris
${more}
}`;

const fileHeaders = ({ path, headers }: PathRule, index: number) =>
  `@rule${index} path_regexp ${quoted(path)}\n${headerBlock(`@rule${index} `, headers)}`;

const pageHandler = ({ path, headers, fallback = '' }: PageRule, index: number, type: string) =>
  `@page${index} path_regexp ${quoted(path)}
handle @page${index} {
${headerBlock('', headers)}
header content-type ${quoted(type)}
try_files {path}/index.html ${fallback} =404
${fileServer()}
}`;

const headerBlock = (matcher: string, headers: Headers) =>
  `header ${matcher}{
${Object.entries(headers)
  .map(([name, value]) => `${name} ${quoted(value)}`)
  .join('\n')}
}`;

const passTo = ({
  to,
  paths,
  parameters,
}: PassOn) => `@passed path ${paths.flatMap((path) => [path, `${path}/*`]).join(' ')}
handle @passed {
reverse_proxy ${to}
}
@asked query ${parameters.map((name) => `${name}=*`).join(' ')}
handle @asked {
reverse_proxy ${to}
}`;

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
