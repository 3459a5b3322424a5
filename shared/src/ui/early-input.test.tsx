import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { useEarlyInput } from './early-input.ts';
import { useHydrated } from './use-hydrated.ts';

const kinds = ['story', 'form', 'flow'];

function TestForm({ kept = '' }: { kept?: string }) {
  useEarlyInput((field) => !field.closest('aside'));
  const isHydrated = useHydrated();
  const [search, setSearch] = useState('');
  const [text, setText] = useState('an example');
  const [kind, setKind] = useState('story');
  const [size, setSize] = useState('story');
  const [isOn, setIsOn] = useState(true);
  useEffect(() => {
    if (kept) setText(kept);
  }, [kept]);
  return (
    <main data-hydrated={isHydrated}>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <select value={kind} onChange={({ target }) => setKind(target.value)}>
        {kinds.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {kinds.map((name) => (
        <input
          key={name}
          type="radio"
          name="size"
          aria-label={name}
          checked={size === name}
          onChange={() => setSize(`${name}`)}
        />
      ))}
      <input type="checkbox" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
      <output>{[search, text, kind, size, isOn].join(' | ')}</output>
    </main>
  );
}

async function open(early: () => void, form = <TestForm />) {
  const container = document.body.appendChild(document.createElement('div'));
  container.append(document.createRange().createContextualFragment(renderToString(form)));
  early();
  const root = await act(async () => hydrateRoot(container, form));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
}

const state = () => screen.getByRole('status').textContent;
const typeInto = (role: 'searchbox' | 'textbox' | 'combobox', value: string) => {
  screen.getByRole<HTMLInputElement>(role).value = value;
};

test('nothing touched: as the document says', async () => {
  await open(() => {});

  expect(state()).toBe(' | an example | story | story | true');
});

test.each([
  ['search', () => typeInto('searchbox', 'ünïcode'), 'ünïcode | an example | story | story | true'],
  ['text area with a text', () => typeInto('textbox', 'mine'), ' | mine | story | story | true'],
  ['text area, emptied', () => typeInto('textbox', ''), ' |  | story | story | true'],
  ['choice', () => typeInto('combobox', 'flow'), ' | an example | flow | story | true'],
  ['radio button', () => screen.getByLabelText('form').click(), ' | an example | story | form | true'],
  ['check box', () => screen.getByRole('checkbox').click(), ' | an example | story | story | false'],
])('%s used before its code: the code knows it', async (_, early, expected) => {
  await open(early);

  expect(state()).toBe(expected);
});

test('all of them used: all count, on top of what was kept', async () => {
  await open(
    () => {
      typeInto('searchbox', 'one');
      typeInto('textbox', 'mine');
      typeInto('combobox', 'form');
      screen.getByLabelText('flow').click();
      screen.getByRole('checkbox').click();
    },
    <TestForm kept="kept" />,
  );

  await screen.findByText('one | mine | form | flow | false');
  expect(screen.getByRole('searchbox')).toHaveValue('one');
  expect(screen.getByRole('textbox')).toHaveValue('mine');
  expect(screen.getByRole('combobox')).toHaveValue('form');
  expect(screen.getByLabelText('flow')).toBeChecked();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('two choices, and the first takes the options of the second away for a while: both count', async () => {
  function TestChoices() {
    useEarlyInput((field) => field instanceof HTMLSelectElement);
    const isHydrated = useHydrated();
    const [first, setFirst] = useState('');
    const [second, setSecond] = useState('');
    const [areThere, setAreThere] = useState(true);
    const onFirst = (value: string) => {
      setFirst(value);
      setAreThere(false);
      setTimeout(() => setAreThere(true), 700);
    };
    return (
      <main data-hydrated={isHydrated}>
        <select value={first} onChange={({ target }) => onFirst(target.value)}>
          {['', ...kinds].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select value={second} onChange={({ target }) => setSecond(target.value)}>
          {['', ...(areThere ? kinds : [])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <output>{`${first} ${second}`}</output>
      </main>
    );
  }

  await open(
    () => {
      for (const choice of screen.getAllByRole<HTMLSelectElement>('combobox')) choice.value = 'flow';
    },
    <TestChoices />,
  );

  await screen.findByText('flow flow');
});

test('nothing touched, something kept: what was kept', async () => {
  await open(() => {}, <TestForm kept="kept" />);

  expect(state()).toBe(' | kept | story | story | true');
});
