import { allows, type ContentPolicy, readPolicy, sourcesOf } from './content-policy.ts';

export interface Finding {
  state: 'good' | 'note' | 'bad';
  text: string;
}

/** A policy has to allow them. */
export interface ProviderAddresses {
  origin: string;
  apiBase: string;
  fileBase: string;
}

/** @param text as `curl -I` prints them @param page origin of the page */
export function checkHeaders(text: string, page: string, provider: ProviderAddresses): Finding[] {
  const headers = readHeaders(text);
  if (headers.length === 0) return [{ state: 'note', text: 'No headers were pasted, so only the key was checked.' }];
  const valuesOf = (name: string) => headers.filter((header) => header.name === name).map(({ value }) => value);
  const policies = valuesOf('content-security-policy').flatMap((value) => value.split(',').map(readPolicy));
  return [
    ...(policies.length === 0
      ? [good('No content security policy. One in a meta element of the page was not looked at.')]
      : checkPolicies(policies, page, provider)),
    ...checkOpener(valuesOf('cross-origin-opener-policy').at(-1) ?? ''),
  ];
}

function readHeaders(text: string): { name: string; value: string }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line.trim()) ?? [];
    return name ? [{ name: name.toLowerCase(), value: value.trim() }] : [];
  });
}

/** Every policy has to allow a file. */
function checkPolicies(
  policies: readonly ContentPolicy[],
  page: string,
  { origin, apiBase, fileBase }: ProviderAddresses,
): Finding[] {
  const wanted = [
    ['script-src-elem', `${origin}/embed/v1/loader.js`, 'the code of the elements'],
    ['style-src-elem', `${origin}/embed/v1/embed.css`, 'the style sheet that reserves their height'],
    ['connect-src', `${apiBase}/calle/GetClassList`, 'the classes'],
    ['img-src', `${fileBase}/users/1.webp`, 'the pictures beside classes'],
  ] as const;
  const findings = wanted.flatMap(([name, address, what]) =>
    policies.map((policy) => checkDirective(policy, name, new URL(address), what, page)),
  );
  const faults = findings.filter(({ state }) => state !== 'good');
  const sandbox = policies.find((policy) => policy.sandbox)?.sandbox;
  if (sandbox && !sandbox.includes('allow-scripts'))
    faults.push(
      bad(
        'The sandbox of the policy forbids scripts: add allow-scripts, allow-popups and allow-popups-to-escape-sandbox.',
      ),
    );
  else if (sandbox && !(sandbox.includes('allow-popups') && sandbox.includes('allow-popups-to-escape-sandbox')))
    faults.push(
      bad(
        'The sandbox of the policy forbids the window of the login: add allow-popups and allow-popups-to-escape-sandbox.',
      ),
    );
  return faults.length > 0 ? faults : [good('The content security policy allows the elements.')];
}

function checkDirective(policy: ContentPolicy, element: string, file: URL, what: string, page: string): Finding {
  const name = element.replace(/-elem$/, '');
  const sources = policy[element] ?? sourcesOf(policy, name);
  if (!sources) return good(`${name} allows everything.`);
  const isDynamic = name === 'script-src' && sources.some((source) => source === "'strict-dynamic'");
  if (isDynamic)
    return {
      state: 'note',
      text: "script-src has 'strict-dynamic': give the tag of the loader the nonce of your page.",
    };
  return allows(sources, file, page)
    ? good(`${name} allows ${what}.`)
    : bad(`${policy[element] ? element : name} does not allow ${what}: add ${file.origin}.`);
}

function checkOpener(policy: string): Finding[] {
  if (/^same-origin\b(?!-allow)/i.test(policy))
    return [
      {
        state: 'note',
        text: 'Cross-Origin-Opener-Policy: same-origin cuts off the window of the login. Set return-url, or send same-origin-allow-popups.',
      },
    ];
  return [good('The window of the login can report back.')];
}

const good = (text: string): Finding => ({ state: 'good', text });
const bad = (text: string): Finding => ({ state: 'bad', text });
