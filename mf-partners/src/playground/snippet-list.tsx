import { Button } from '@agile-languages/shared/ui';
import { useRef, useState } from 'react';
import styles from './snippet-list.module.css';
import type { Snippet } from './snippets.ts';

export function SnippetList({ snippets }: { snippets: readonly Snippet[] }) {
  return (
    <div className={styles.list}>
      {snippets.map((snippet, index) => (
        <details key={snippet.name} name="snippet" className={styles.snippet} open={index === 0}>
          <summary>{snippet.name}</summary>
          <SnippetCode {...snippet} />
        </details>
      ))}
    </div>
  );
}

function SnippetCode({ name, code, note }: Snippet) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');

  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setMessage('Copied.');
    } catch {
      text.current?.select();
      setMessage('This browser does not let pages copy. The code is selected; copy it with the keyboard.');
    }
  };

  return (
    <>
      <textarea
        ref={text}
        className={styles.code}
        readOnly
        spellCheck={false}
        rows={code.split('\n').length}
        value={code}
        aria-label={`Code for ${name}`}
      />
      <div className={styles.bar}>
        <Button variant="line" size="small" onClick={onCopy}>
          Copy <span className="visually-hidden">the code for {name}</span>
        </Button>
        <p role="status">{message}</p>
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  );
}
