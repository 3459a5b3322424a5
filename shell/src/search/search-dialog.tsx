import { CheckRow, Dialog, Field, TextInput } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './search-dialog.module.css';
import { searchKey } from './search-key.ts';
import { SearchResults } from './search-results.tsx';

export function SearchDialog({ opening }: { opening: number }) {
  const [closed, setClosed] = useState<number>();
  const [query, setQuery] = useState('');
  const [hasKey, setHasKey] = useState(searchKey.isOn);
  const onClose = () => setClosed(opening);
  const isOpen = opening !== closed;
  const field = useRef<HTMLInputElement>(null);

  // Else its first part that scrolls has the focus.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  // The focus moves while the key is down: the default would act on the new element.
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], a[href]')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = step && stops[at + step];
    if (next) next.focus();
    else if (event.key === 'Enter' && at === 0)
      event.currentTarget.querySelector<HTMLElement>('ul:not([aria-label]) a')?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open={isOpen} title="Search" onClose={onClose} className={styles.search}>
      <search onKeyDown={onKeyDown} className={styles.body}>
        <Field
          label="Pages, questions, glossary, classes, experts and samples"
          hint="You search in this browser: nothing that you type is sent."
        >
          <TextInput
            ref={field}
            type="search"
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setQuery(target.value)}
          />
        </Field>
        <SearchResults query={query} onChosen={onClose} />
      </search>
      <CheckRow
        className={styles.key}
        label="The key / opens the search"
        checked={hasKey}
        onChange={(isOn) => {
          searchKey.setOn(isOn);
          setHasKey(isOn);
        }}
      />
    </Dialog>
  );
}
