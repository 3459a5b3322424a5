import type { PartnerAccountKey } from '@agile-languages/api/desk';
import { Button, Field, Select } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CheckBox } from '../shell/check-box.tsx';
import styles from './partner.module.css';
import { usePartnerSide } from './partner-side.tsx';
import { type Manifest, snippetsOf } from './snippets.ts';

export function PartnerSnippets({ keys }: { keys: PartnerAccountKey[] }) {
  const { isStaff, siteOrigin } = usePartnerSide();
  const titleId = useId();
  const valid = keys.filter(({ hasEnded }) => !hasEnded);
  const [chosen, setChosen] = useState('');
  const [hasShape, setHasShape] = useState(false);
  const [copied, setCopied] = useState('');
  const key = valid.find((own) => own.key === chosen) ?? valid.findLast(({ isTest }) => !isTest) ?? valid[0];
  const { data: manifest } = useQuery({ queryKey: ['manifest', siteOrigin], queryFn: () => manifestOf(siteOrigin) });
  if (!key) return null;

  async function copy(name: string, code: string) {
    await navigator.clipboard.writeText(code);
    setCopied(name);
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Code for {isStaff ? 'the partner’s' : 'your'} pages</h2>
      <p>
        Every option is on <a href={`${siteOrigin}/embed`}>{siteOrigin}/embed</a>, which writes the code for it.
      </p>
      <div className={styles.choice}>
        <Field label="Key in the code">
          <Select value={key.key} onChange={({ target }) => setChosen(target.value)}>
            {valid.map(({ key: value, name, isTest }) => (
              <option key={value} value={value}>
                {name}
                {isTest ? ' (tests)' : ''} …{value.slice(-6)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <CheckBox isChecked={hasShape} onChange={setHasShape}>
        Show the shape of an element until it is there
      </CheckBox>
      {snippetsOf(siteOrigin, key.key, { manifest, hasShape }).map(({ name, code }) => (
        <div key={name} className="stack">
          <h3>{name}</h3>
          <pre className={styles.code}>
            <code>{code}</code>
          </pre>
          <div>
            <Button variant="line" size="small" onClick={() => copy(name, code)}>
              Copy <span className="visually-hidden">{name}</span>
            </Button>
          </div>
        </div>
      ))}
      <p role="status">{copied ? `Copied: ${copied}.` : ''}</p>
    </section>
  );
}

/** Another origin may not read it: the code then has no exact version. */
async function manifestOf(siteOrigin: string): Promise<Manifest> {
  if (siteOrigin !== location.origin) throw new Error('another origin');
  const response = await fetch('/embed/v1/manifest.json');
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
