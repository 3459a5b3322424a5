import { classFields, type DeskClass, type Field, initialOf } from '@agile-languages/api/desk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { classScreen } from './classes/class-screen.tsx';
import { ResourceTable } from './list/resource-table.tsx';
import { RecordForm } from './record/record-form.tsx';
import { lists, screens } from './screens.tsx';
import { sectionsOf } from './shell/sections.ts';
import { fakeDesk, renderSignedIn } from './test/fake-desk.tsx';

const testField = (change: Partial<Field>): Field => ({ ...classFields.name, required: false, ...change });
const testScreen = {
  ...classScreen,
  fields: {
    ...classFields,
    floor: testField({ label: 'Floor', hint: 'Where it is' }),
    door: testField({ label: 'Door', isListed: false }),
  },
};

const testClass: DeskClass = {
  ...{ id: '500001', title: 'Test class', name: 'Test class', state: 'published', version: 3 },
  ...{ languageName: 'Form', trainerName: '', startsAt: '2027-03-02T17:30:00.000Z', endsAt: '' },
  ...{ localStart: '2027-03-02T18:30:00+01:00', timeZone: 'Europe/Vienna', seatsTotal: 10, seatsLeft: 8 },
  data: { ...initialOf(classFields), ...{ floor: 'First', door: 'Green' } },
};
const choices = { languages: [], experts: [], topics: [], currency: '', reminderDays: '' };

test('field that is new in the description: a column of the list, or one to add', async () => {
  fakeDesk({ 'GET /choices': { body: choices } });
  const { rerender } = renderSignedIn(
    <ResourceTable screen={testScreen} rows={[testClass]} added={[]} isFiltered={false} />,
  );
  expect(screen.getByRole('cell', { name: 'First' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Door' })).toBeNull();

  rerender(<div />);
  renderSignedIn(<ResourceTable screen={testScreen} rows={[testClass]} added={['Door']} isFiltered={false} />);
  expect(within(screen.getByRole('row', { name: /Test class/ })).getByRole('cell', { name: 'Green' })).toBeVisible();
});

test('field that is new in the description: written in the form, saved, and named while it is not', async () => {
  const user = userEvent.setup();
  const saved = { ...testClass, version: 4, data: { ...testClass.data, floor: 'Second' } };
  const { requests } = fakeDesk({
    'GET /classes/500001/history': { body: { rows: [] } },
    'PUT /classes/500001': { body: saved },
  });
  renderSignedIn(<RecordForm screen={testScreen} choices={choices} record={testClass} first={testClass.data} />);
  const floor = screen.getByRole('textbox', { name: 'Floor', description: 'Where it is' });
  expect(floor).toHaveValue('First');
  await user.clear(floor);
  await user.type(floor, 'Second');
  expect(screen.getByText('You have changes that are not saved: Floor.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(requests.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ data: { floor: 'Second' } });
  expect(screen.queryByText(/not saved/)).toBeNull();
});

test.each([...lists, ...screens].map((each) => [each.title, each] as const))(
  'states to filter %s by: each name once',
  (_, { states, usual, usualState }) => {
    const names = Object.entries(states).flatMap(([id, name]) => (id === usualState ? [] : [name]));
    expect([usual, ...names].toSorted()).toEqual([...new Set([usual, ...names])].toSorted());
  },
);

test.each([...lists, ...screens].map((each) => [each.title, each] as const))(
  '%s: among the sections of an owner, so that a browser tries it',
  (_, { list, path = list }) => {
    const paths = sectionsOf('owner').flatMap((part) => ('sections' in part ? part.sections : [part]));
    expect(paths.map((section) => section.path)).toContain(`/${path}`);
  },
);

test('field that is needed and has a hint: both are said until it is published', () => {
  fakeDesk({});
  const draft: DeskClass = { ...testClass, state: 'draft' };
  const { unmount } = renderSignedIn(
    <RecordForm screen={testScreen} choices={choices} record={draft} first={draft.data} />,
  );

  const description = 'Needed before it is published. 480 or 480.50';
  expect(screen.getByRole('textbox', { name: 'Price', description })).toBeVisible();

  unmount();
  const cancelled: DeskClass = { ...testClass, state: 'cancelled' };
  for (const record of [testClass, cancelled]) {
    renderSignedIn(<RecordForm screen={testScreen} choices={choices} record={record} first={record.data} />);
    expect(screen.queryByText(/Needed before it is published/)).toBeNull();
  }
});
