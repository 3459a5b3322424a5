import { english } from '@agile-languages/shared/formats';
import { Button, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type Case, caseLabel, caseOf, cases } from '../assessment/cases.ts';
import { TriStateCheckbox } from '../components/tri-state-checkbox.tsx';
import { fewestPeople, type Meeting, mostPeople, newMeeting } from './meeting.ts';
import styles from './table.module.css';
import { tables } from './table-code.ts';

export function Setup({ number, isAgain, onStart }: SetupProps) {
  const first = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(number);
  const [people, setPeople] = useState(7);
  const [off, setOff] = useState<ReadonlySet<string>>();
  useEffect(() => setChosen(number), [number]);

  useEffect(() => {
    if (isAgain) first.current?.focus();
  }, [isAgain]);

  const communicationCase = caseOf(chosen);
  const categories = communicationCase.languages.flatMap(({ language }) => language.categories);
  const isOn = (id: string) => (off ? !off.has(id) : id === categories[0]?.id);
  const topics = categories.filter(({ id }) => isOn(id)).flatMap((category) => category.topics);

  const onSwitch = (id: string, isWanted: boolean) => {
    const next = new Set(off ?? categories.slice(1).map((category) => category.id));
    if (isWanted) next.delete(id);
    else next.add(id);
    setOff(next);
  };
  const onSubmit = () => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    onStart(newMeeting({ table: random % tables, communicationCase, topics }, people));
  };

  return (
    <form
      className={styles.setup}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label="Which conversation?">
        <Select
          ref={first}
          value={chosen}
          onChange={({ target }) => {
            setChosen(Number(target.value));
            setOff(undefined);
          }}
        >
          {cases.map((each) => (
            <option key={each.number} value={each.number}>
              {caseLabel(each, english)}
            </option>
          ))}
        </Select>
      </Field>
      <Categories communicationCase={communicationCase} isOn={isOn} onSwitch={onSwitch} />
      <Field label="How many phones?" hint={`${fewestPeople} to ${mostPeople}. You can change it on the way.`}>
        <TextInput
          type="number"
          required
          min={fewestPeople}
          max={mostPeople}
          value={people || ''}
          onChange={({ target }) => setPeople(target.valueAsNumber || 0)}
        />
      </Field>
      <p role="status">{topics.length === 1 ? '1 topic.' : `${topics.length} topics.`}</p>
      <Button type="submit" disabled={topics.length === 0}>
        Begin
      </Button>
    </form>
  );
}

const Categories = ({ communicationCase, isOn, onSwitch }: CategoriesProps) => (
  <fieldset className={styles.categories}>
    <legend>What do you talk about?</legend>
    {communicationCase.languages.flatMap(({ language }) =>
      language.categories.map(({ id, name, topics }) => (
        <label key={id} htmlFor={`table-${id}`}>
          <TriStateCheckbox
            id={`table-${id}`}
            look="tick"
            state={isOn(id) ? 'checked' : 'unchecked'}
            onCheckedChange={(isWanted) => onSwitch(id, isWanted)}
          />
          <span>
            {name} ({topics.length}) <small>{language.name}</small>
          </span>
        </label>
      )),
    )}
  </fieldset>
);

interface CategoriesProps {
  communicationCase: Case;
  isOn: (id: string) => boolean;
  onSwitch: (id: string, isWanted: boolean) => void;
}

interface SetupProps {
  number: number;
  /** After a meeting the focus goes to the first question. */
  isAgain: boolean;
  onStart: (meeting: Meeting) => void;
}
