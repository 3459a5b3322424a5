import { type Choices, countries, type FieldData, type Field as FieldOf } from '@agile-languages/api/desk';
import { Field, Select, TextArea, TextInput } from '@agile-languages/shared/ui';
import { type ComponentProps, lazy, Suspense, useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { CheckBox } from '../shell/check-box.tsx';
import { emailProps } from '../shell/email-input.tsx';
import { ClassSelect } from './found-select.tsx';
import { PictureInput } from './picture-input.tsx';
import styles from './record.module.css';

const RichText = lazy(() => import('./rich-text.tsx'));

export function FieldInput({ name, field, control, choices, isComplete, isReadOnly }: FieldInputProps) {
  const { field: entered, fieldState } = useController({ name, control });
  const { label, kind, required } = field;
  const set = (value: string | string[]) => entered.onChange(value);
  const input: Input = {
    field,
    choices,
    set,
    value: entered.value ?? '',
    text: typeof entered.value === 'string' ? entered.value : '',
    ref: entered.ref,
  };
  const error = fieldState.error?.message;
  const needed = required && !isComplete ? 'Needed before it is published' : undefined;
  const hint = [needed, field.hint].filter(Boolean).join('. ');

  if (kind === 'references') return <ReferenceBoxes {...input} error={error} />;
  if (kind === 'photo' || kind === 'logo')
    return <PictureInput purpose={kind} label={label} error={error} value={input.text} onChange={set} />;
  if (kind === 'html')
    return (
      <Suspense fallback={<p>{label}</p>}>
        <RichText {...{ label, hint, error, isReadOnly }} value={input.text} onChange={set} ref={input.ref} />
      </Suspense>
    );
  if (field.list === 'classes')
    return <ClassSelect state="ahead" {...{ error }} value={input.text} onChange={set} ref={input.ref} />;
  const isChosen = kind === 'choice' || kind === 'country' || kind === 'reference';
  return (
    <Field label={label} hint={kind === 'reference' ? needed : hint} error={error}>
      {isChosen ? <Chosen {...input} /> : kind === 'text' ? <Lines {...input} /> : <Line {...input} />}
    </Field>
  );
}

function Chosen({ field: { kind, choices: values, list, none = 'Choose' }, choices, text, set, ref }: Input) {
  const offered = kind === 'country' ? countries() : list && choices[list];
  return (
    <Select ref={ref} value={text} onChange={({ target }) => set(target.value)}>
      {values?.includes(text) ? null : <option value="">{none}</option>}
      {(values?.map((value) => ({ id: value, name: value })) ?? offered ?? []).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

const Lines = ({ field: { isList, longest }, text, set, ref }: Input) => (
  <TextArea
    ref={ref}
    rows={longest > 10_000 ? 18 : isList || longest <= 500 ? 3 : 6}
    maxLength={longest}
    value={text}
    onChange={({ target }) => set(target.value)}
  />
);

function Line({ field: { kind, longest, range, isSuggested }, choices, text, set, ref }: Input) {
  const listId = useId();
  const [min, max] = range ?? [];
  const suggestions = kind === 'zone' ? Intl.supportedValuesOf('timeZone') : isSuggested ? choices.topics : undefined;
  const more: Partial<Record<FieldOf['kind'], ComponentProps<'input'>>> = {
    link: { inputMode: 'url' },
    email: emailProps,
    moment: { type: 'datetime-local' },
    count: { type: 'number', inputMode: 'numeric', min, max },
    amount: { inputMode: 'decimal' },
    day: {
      type: 'date',
      value: text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
      onChange: ({ target }) => set(target.value.replaceAll('-', '')),
    },
  };
  return (
    <>
      <TextInput
        ref={ref}
        maxLength={longest}
        list={suggestions && listId}
        value={text}
        onChange={({ target }) => set(target.value)}
        {...more[kind]}
      />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

function ReferenceBoxes({ field: { label, list }, choices, value, set, error }: Input & { error?: string }) {
  const chosen = [value].flat().filter((id) => id !== '');
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {((list && choices[list]) ?? []).map(({ id, name }) => (
        <CheckBox
          key={id}
          isChecked={chosen.includes(id)}
          onChange={(isChosen) => set(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))}
        >
          {name}
        </CheckBox>
      ))}
      {error ? <p role="alert">{error}</p> : null}
    </fieldset>
  );
}

export function widthOf({ kind, longest }: FieldOf): 'full' | 'half' | 'quarter' {
  if (['count', 'amount'].includes(kind) || (kind === 'line' && longest <= 12)) return 'quarter';
  return ['text', 'html', 'photo', 'logo', 'references'].includes(kind) ? 'full' : 'half';
}

interface Input {
  field: FieldOf;
  choices: Choices;
  value: string | string[];
  text: string;
  set: (value: string | string[]) => void;
  /** It gets the focus when something is wrong. */
  ref: (element: { focus(): void } | null) => void;
}

interface FieldInputProps {
  name: string;
  field: FieldOf;
  control: Control<FieldData>;
  choices: Choices;
  isComplete: boolean;
  isReadOnly: boolean;
}
