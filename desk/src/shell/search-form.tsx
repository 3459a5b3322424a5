import { TextInput } from '@agile-languages/shared/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

const editable = 'input, textarea, select, [contenteditable="true"]';

/** The key `/` leads to it where nothing is being written. */
export function SearchForm() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      const isWriting = target instanceof Element && target.closest(editable) !== null;
      if (key !== '/' || isWriting || altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q')).trim();
    if (words !== '') void navigate(`/search?${new URLSearchParams({ q: words })}`);
  }

  return (
    <search>
      <form onSubmit={onSubmit}>
        <TextInput
          ref={input}
          name="q"
          type="search"
          aria-label="Search everything"
          aria-keyshortcuts="/"
          placeholder="Search: /"
          maxLength={100}
          autoComplete="off"
        />
      </form>
    </search>
  );
}
