export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** Of a directive that stands twice browsers take the first. */
export function readPolicy(text: string): ContentPolicy {
  const policy: Record<string, readonly string[]> = {};
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name) policy[name.toLowerCase()] ??= sources;
  }
  return policy;
}

/** Those of `default-src` where the directive is missing; `undefined` when everything is allowed. */
export const sourcesOf = (policy: ContentPolicy, directive: string): readonly string[] | undefined =>
  policy[directive] ?? policy['default-src'];

/** @param page origin of the page, for `'self'` */
export const allows = (sources: readonly string[], file: URL, page: string): boolean =>
  sources.some((source) => matches(source, file, page));

function matches(source: string, file: URL, page: string): boolean {
  if (source === '*') return /^https?:$/.test(file.protocol);
  if (source.toLowerCase() === "'self'") return file.origin === page;
  if (source.startsWith("'")) return false;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), file.protocol);
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[\w.-]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (!host) return false;
  const wanted = scheme?.toLowerCase() ?? (page.startsWith('https:') ? 'https:' : file.protocol);
  return (
    isScheme(wanted, file.protocol) &&
    isHost(host.toLowerCase(), file.hostname) &&
    isPort(port, file) &&
    isPath(path, file)
  );
}

/** `http:` in a policy allows `https:` as well. */
const isScheme = (wanted: string, protocol: string) =>
  wanted === protocol || (wanted === 'http:' && protocol === 'https:');

const isHost = (wanted: string, host: string) =>
  wanted === '*' || (wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : host === wanted);

const isPort = (wanted: string | undefined, { port, protocol }: URL) =>
  wanted === '*' || (wanted ?? '') === port || (port === '' && wanted === (protocol === 'https:' ? '443' : '80'));

const isPath = (wanted: string, { pathname }: URL) =>
  wanted.endsWith('/') ? pathname.startsWith(wanted) : wanted === '' || wanted === pathname;
