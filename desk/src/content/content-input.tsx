import type { ContentChoices, ContentField, ContentValue } from '@agile-languages/api/desk';
import { Field, Select, TextArea, TextInput } from '@agile-languages/shared/ui';
import { lazy, Suspense, useId } from 'react';
import styles from './content.module.css';
import { PictureInput } from './picture-input.tsx';

const RichText = lazy(() => import('./rich-text.tsx'));

/** The control of one field. */
export function ContentInput({ field, choices, value, error, onChange }: ContentInputProps) {
  const listId = useId();
  const { label, type, longest, required } = field;
  const text = typeof value === 'string' ? value : '';
  const hint = required ? 'Needed before it is published' : field.hint;

  if (type === 'languages') return <Languages {...{ label, choices, value, error, onChange }} />;
  if (type === 'photo' || type === 'logo')
    return <PictureInput purpose={type} label={label} error={error} value={text} onChange={onChange} />;
  if (type === 'html')
    return (
      <Suspense fallback={<p>{label}</p>}>
        <RichText label={label} hint={hint} error={error} value={text} onChange={onChange} />
      </Suspense>
    );
  return (
    <Field label={label} hint={hint} error={error}>
      {type === 'language' || type === 'expert' ? (
        <Select value={text} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose</option>
          {(type === 'language' ? choices.languages : choices.experts).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : type === 'text' ? (
        <TextArea rows={6} maxLength={longest} value={text} onChange={(event) => onChange(event.target.value)} />
      ) : type === 'day' ? (
        <TextInput
          type="date"
          value={text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')}
          onChange={(event) => onChange(event.target.value.replaceAll('-', ''))}
        />
      ) : type === 'topic' ? (
        <TextInput list={listId} maxLength={longest} value={text} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextInput
          type={type === 'link' ? 'url' : 'text'}
          maxLength={longest}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {type === 'topic' ? (
        <datalist id={listId}>
          {choices.topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
      ) : null}
    </Field>
  );
}

function Languages({ label, choices, value, error, onChange }: LanguagesProps) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choices.languages.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((language) => language !== id))
            }
          />
          {name}
        </label>
      ))}
      {error ? <p role="alert">{error}</p> : null}
    </fieldset>
  );
}

type LanguagesProps = Pick<ContentInputProps, 'choices' | 'value' | 'error' | 'onChange'> & { label: string };

interface ContentInputProps {
  field: ContentField;
  choices: ContentChoices;
  value: ContentValue;
  error?: string;
  onChange: (value: ContentValue) => void;
}
