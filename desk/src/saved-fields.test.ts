import { expect, test } from 'vitest';
import { fieldsIn } from '../../api/src/core/schemas.ts';
import { resources } from '../../api/src/resources/all.ts';
import { screens, settingsScreen } from './screens.tsx';

/** Forms of texts follow their ids. */
const ids = ['home-note', 'home-seats', 'terms'];

test.each([...screens, settingsScreen])(
  '$title: what its form sends is what save takes',
  ({ list, fields, fieldsOf }) => {
    const save = resources.find((each) => each.list === list)?.actions.find(({ name }) => name === 'save');
    const taken = Object.keys(save ? fieldsIn(save.input) : {});
    for (const id of ids) expect(taken).toEqual(expect.arrayContaining(Object.keys(fieldsOf?.(id) ?? fields)));
  },
);
