import { languages } from '@agile-languages/shared/content';
import { type AttributeSpec, elementSpecs, previewHosts, tokenSpecs } from '@agile-languages/shared/embed/spec';
import { CheckRow, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { createElement, Fragment } from 'react';
import { type Choices, withValue } from './choices.ts';
import styles from './options-form.module.css';

interface OptionsFormProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

export function OptionsForm({ choices, onChange }: OptionsFormProps) {
  const { element, host, pinned, skeleton, attributes, tokens } = choices;
  const setAttribute = (name: string, value: string) =>
    onChange({ ...choices, attributes: withValue(attributes, name, value) });

  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Field label="Element">
        <Select
          value={element.tag}
          onChange={({ currentTarget }) => {
            const next = elementSpecs.find(({ tag }) => tag === currentTarget.value) ?? element;
            onChange({ ...choices, element: next, attributes: {} });
          }}
        >
          {elementSpecs.map(({ tag }) => (
            <option key={tag}>{tag}</option>
          ))}
        </Select>
      </Field>
      <Field label="Shown on">
        <Select
          value={host.id}
          onChange={({ currentTarget }) => {
            const next = previewHosts.find(({ id }) => id === currentTarget.value) ?? host;
            onChange({ ...choices, host: next });
          }}
        >
          {previewHosts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className={styles.group}>
        <legend>Attributes</legend>
        {element.attributes.map((spec) => (
          <Field key={spec.name} label={<code>{spec.name}</code>} hint={<InlineCode text={spec.description} />}>
            <AttributeInput
              spec={spec}
              value={attributes[spec.name] ?? ''}
              onValue={(value) => setAttribute(spec.name, value)}
            />
          </Field>
        ))}
      </fieldset>
      <details className={styles.group} open={Object.keys(tokens).length > 0 || undefined}>
        <summary>Colours, type and distances</summary>
        {tokenSpecs.map(({ name, description, kind }) => (
          <Field key={name} label={<code>{name}</code>} hint={description}>
            <TextInput
              value={tokens[name] ?? ''}
              placeholder={examples[kind]}
              spellCheck={false}
              onChange={({ currentTarget }) =>
                onChange({ ...choices, tokens: withValue(tokens, name, currentTarget.value) })
              }
            />
          </Field>
        ))}
      </details>
      <CheckRow
        label="Pin the exact version"
        checked={pinned}
        onChange={(checked) => onChange({ ...choices, pinned: checked })}
      />
      <CheckRow
        label="Show its shape until it is there"
        checked={skeleton}
        onChange={(checked) => onChange({ ...choices, skeleton: checked })}
      />
    </form>
  );
}

function AttributeInput({
  spec,
  value,
  onValue,
}: {
  spec: AttributeSpec;
  value: string;
  onValue: (value: string) => void;
}) {
  const choices =
    spec.name === 'language' ? languages.map(({ id, name }) => ({ value: id, name })) : spec.values?.map(asChoice);
  if (!choices)
    return (
      <TextInput
        value={value}
        inputMode={spec.kind === 'number' ? 'numeric' : undefined}
        spellCheck={false}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    );
  return (
    <Select value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
      <option value="">{`Default: ${spec.default?.replaceAll('`', '')}`}</option>
      {choices
        .filter((choice) => choice.value !== spec.default)
        .map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
    </Select>
  );
}

const asChoice = (value: string) => ({ value, name: value });
const examples = { colour: '#0b5844', font: 'Georgia, serif', length: '8px' } as const;

/** Text between backticks is code. */
export const InlineCode = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text.split('`').map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part)),
  );
