import type { ExportRules, Headers } from './export-rules.ts';
import { aloneAmong, inFileFolders } from './file-paths.ts';
import type { ServerAddress } from './server-address.ts';

/**
 * The rules as a configuration of nginx, to be included in its `http` block. Headers depend on the file that is sent, so
 * that each page has the policy of its document, also under an address that several share.
 *
 * @param folder with the files, absolute
 */
export function nginxConf(rules: ExportRules, folder: string, { host, port = 80 }: ServerAddress): string {
  const { again, files, pages, passOn, types, missingFile, missingPage } = rules;
  const ofFiles = files.map(({ path, headers }) => ({ path: sentFile(path), headers }));
  const ofPages = pages.map(({ path, headers }) => ({ path: sentFile(documentOf(path)), headers }));
  const ofMissing = [
    { path: '^/missing$', headers: missingFile.headers },
    { path: sentFile(`^${escaped(missingPage.file)}$`), headers: missingPage.headers },
  ];
  const sent = [...ofMissing, ...ofFiles, ...ofPages];
  const names = [...new Set([...Object.keys(rules.headers), ...sent.flatMap(({ headers }) => Object.keys(headers))])];
  const fallbacks = pages.flatMap(({ path, fallback }) => (fallback ? [{ path, value: fallback }] : []));
  const folders = inFileFolders(rules);
  const alone = aloneAmong(rules).map(unanchored);

  return `# Written by npm run export, which overwrites it. It belongs into the http block of nginx.
${names.map((name) => map('uri', variable(name), rules.headers[name] ?? '', valuesOf(sent, name))).join('\n')}
${map('uri', '$site_fallback', '/none', fallbacks)}
${map('uri', '$site_coding', '', [
  { path: '\\.br$', value: 'br' },
  { path: '\\.gz$', value: 'gzip' },
])}
${map('http_accept_encoding', '$site_copy', '', [
  { path: `${'(?:^|,)\\s*br'}${accepted}`, value: '.br' },
  { path: `${'(?:^|,)\\s*gzip'}${accepted}`, value: '.gz' },
])}
map $request_uri $site_without_slash {
  default "";
  "~^[/\\\\\\\\]+(?<site_path>[^?]*?)/+(?<site_query>\\?.*)?$" "/$site_path$site_query";
}
${passOn ? `map "${passOn.parameters.map((name) => `$arg_${name}`).join('')}" $site_asked { default 1; "" ""; }` : ''}
server {
  listen ${host ? `${host}:` : ''}${port};
  root ${quoted(folder)};
  charset off;
  gzip off;
  absolute_redirect off;
  server_tokens off;
  client_max_body_size 64m;
  rewrite "${again.path}" "${again.to}" last;
${passOn ? passOnTo(passOn.to, passOn.paths) : ''}
  location / {
${names.map((name) => `    add_header ${name} ${variable(name)} always;`).join('\n')}
    add_header content-encoding $site_coding always;
    types {}
    default_type "${types.html}";
    error_page 404 ${missingPage.file};
    error_page 405 /refused;
    if ($site_without_slash) { return 308 $site_without_slash; }
${passOn ? '    error_page 418 = @passed;\n    if ($site_asked) { return 418; }' : ''}
    if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
    try_files $uri/index.html$site_copy $uri/index.html $site_fallback$site_copy $site_fallback =404;

    location = ${missingPage.file} {
      internal;
      try_files $uri$site_copy $uri =404;
    }
    location = /missing {
      internal;
      default_type "${missingFile.type}";
      return 404 "${missingFile.text}";
    }
    location = /refused {
      internal;
      default_type "${missingFile.type}";
      add_header allow "GET, HEAD" always;
      return 405 "Only GET and HEAD are answered here.";
    }
${Object.entries(types)
  .map(([end, type]) => fileLocation(`(?:${[`${folders}.*`, ...alone].join('|')})(?<=\\.${end})$`, type))
  .join('\n')}
    location ~ "${folders}" {
      error_page 404 /missing;
      error_page 405 /refused;
      return 404;
    }
  }
}
`;
}

const accepted = '\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))';
const variable = (header: string) => `$site_${header.replaceAll('-', '_')}`;
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const escaped = (text: string) => text.replaceAll('.', '\\.');
const unanchored = (path: string) => path.replace(/\$$/, '');
const documentOf = (path: string) => (path === '^/$' ? '^/+index\\.html$' : path.replace(/\$$/, '/index\\.html$'));
const sentFile = (path: string) => path.replace(/\$$/, '(?:\\.br|\\.gz)?$');

const valuesOf = (rules: readonly { path: string; headers: Headers }[], name: string) =>
  rules.flatMap(({ path, headers }) => (headers[name] === undefined ? [] : [{ path, value: headers[name] }]));

const map = (from: string, to: string, otherwise: string, values: readonly { path: string; value: string }[]) =>
  `map $${from} ${to} {
  default ${quoted(otherwise)};
${values.map(({ path, value }) => `  "~${path}" ${quoted(value)};`).join('\n')}
}`;

const fileLocation = (path: string, type: string) => `    location ~ "${path}" {
      default_type "${type}";
      error_page 404 /missing;
      error_page 405 /refused;
      try_files $uri$site_copy $uri =404;
    }`;

const passOnTo = (origin: string, paths: readonly string[]) => {
  const proxy = `    proxy_pass ${origin};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_buffering off;
    proxy_request_buffering off;`;
  return `
  location ~ "^(?:${paths.join('|')})(?:/|$)" {
${proxy}
  }
  location @passed {
${proxy}
  }
`;
};
