import { isRecord } from '@agile-languages/shared/formats';
import { siteConfig } from '@agile-languages/shared/platform';
import { Button, Field, TextArea, TextInput } from '@agile-languages/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { checkHeaders, type Finding } from './check-headers.ts';
import styles from './page-check.module.css';

export function PageCheck() {
  const [address, setAddress] = useState('');
  const [key, setKey] = useState('');
  const [headers, setHeaders] = useState('');
  const [error, setError] = useState('');
  const [findings, setFindings] = useState<readonly Finding[]>();
  const asking = useRef<AbortController>(undefined);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const page = originOf(address);
    setError(page ? '' : 'Enter the address of your page, https://www.acme.example for instance.');
    setFindings(undefined);
    if (!page) return;
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const { origin, apiBase, fileBase } = siteConfig();
    const provider = { origin, apiBase: new URL(apiBase, origin).href, fileBase: new URL(fileBase, origin).href };
    const keyFinding = await checkKey(provider.apiBase, key.trim(), page, signal).catch(
      (): Finding => ({ state: 'note', text: 'The key could not be checked now. Try again in a moment.' }),
    );
    if (!signal.aborted) setFindings([...checkOrigin(page), keyFinding, ...checkHeaders(headers, page, provider)]);
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field label="Address of your page" error={error}>
        <TextInput
          type="url"
          autoComplete="url"
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      </Field>
      <Field label="Partner key" hint="Leave it empty if you have none.">
        <TextInput value={key} spellCheck={false} onChange={({ currentTarget }) => setKey(currentTarget.value)} />
      </Field>
      <Field
        label="Headers of your page"
        hint={
          <>
            As <code>curl -I https://www.acme.example</code> prints them, or from the network panel of your browser.
            Nothing of them is sent.
          </>
        }
      >
        <TextArea
          rows={6}
          spellCheck={false}
          value={headers}
          onChange={({ currentTarget }) => setHeaders(currentTarget.value)}
        />
      </Field>
      <div>
        <Button type="submit">Check</Button>
      </div>
      <div role="status" aria-label="Findings">
        {findings ? (
          <ul className={styles.findings}>
            {findings.map(({ state, text }) => (
              <li key={text} data-state={state}>
                <strong>{labels[state]}</strong> {text}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </form>
  );
}

const labels: Record<Finding['state'], string> = { good: 'Fine.', note: 'Note.', bad: 'To mend.' };

function checkOrigin(page: string): Finding[] {
  if (page.startsWith('https:') || /^http:\/\/localhost(:|$)/.test(page)) return [];
  return [{ state: 'note', text: 'The page has no TLS. Only test keys may be used there.' }];
}

/** With or without `https://`; `undefined` when it is no address. */
function originOf(entered: string): string | undefined {
  const text = entered.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!text || !URL.canParse(address)) return undefined;
  const { origin, hostname } = new URL(address);
  return origin !== 'null' && /^localhost$|\./.test(hostname) ? origin : undefined;
}

async function checkKey(apiBase: string, key: string, page: string, signal: AbortSignal): Promise<Finding> {
  if (!key)
    return { state: 'note', text: 'Without a key nothing is counted for you, and the page gets no agile-enrol.' };
  const query = new URLSearchParams({ origin: page });
  const response = await fetch(`${apiBase}/partners/${encodeURIComponent(key)}?${query}`, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer: unknown = await response.json();
  return isRecord(answer) && answer.isRegistered === true
    ? { state: 'good', text: `The key may be used on ${page}.` }
    : { state: 'bad', text: `The key may not be used on ${page}. Ask the provider to add this origin to it.` };
}
