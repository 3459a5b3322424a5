import { UsageError, UserError } from '@agile-languages/shared/errors';
import { paths } from '@agile-languages/shared/paths';
import { emptyClass } from '../classes/empty-class.ts';
import { maxSeats } from '../classes/field-faults.ts';
import { referenceFault } from '../classes/reference-fault.ts';
import type { ApiContext } from '../context.ts';
import type { NewClass } from '../repositories/class-repository.ts';
import { countIn } from './checks.ts';
import { classFields, columnsIn } from './class-fields.ts';
import { hasStart, startIn } from './class-start.ts';
import type { Command, CommandOption } from './command.ts';
import { table } from './table.ts';

export const addClass: Command = {
  summary: 'Adds a class',
  options: classFields,
  async run(context, values, print) {
    const change = columnsIn(values);
    await checkReferences(context, change);
    const seats = countIn('seats', values.required('seats'), 1, maxSeats);
    const id = await context.classes.add({
      ...emptyClass(context.clock()),
      ...change,
      ...startIn(values),
      seatsTotal: seats,
      seatsLeft: seats,
    });
    print(`Added class ${id}: ${context.siteOrigin}${paths.class(id)}`);
  },
};

export const changeClass: Command = {
  summary: 'Changes a class; what is not given stays',
  options: { id: { value: 'id', help: 'Class to change', required: true }, ...optional(classFields) },
  async run(context, values, print) {
    const id = values.required('id');
    const present = await context.classes.byId(id);
    if (!present) throw new UserError(`There is no class ${id}. See: classes`);
    const change = { ...columnsIn(values), ...(hasStart(values) && startIn(values, present)) };
    const seats = values.optional('seats');
    if (Object.keys(change).length === 0 && seats === undefined) throw new UsageError('Nothing to change is given.');
    await checkReferences(context, change);
    const seatsTotal = seats === undefined ? undefined : countIn('seats', seats, 1, maxSeats);
    if (!(await context.classes.change(id, change, seatsTotal)))
      throw new UserError(`More than ${seatsTotal} seats of class ${id} are taken.`);
    print(`Changed class ${id}.`);
  },
};

export const listClasses: Command = {
  summary: 'Lists the classes that have not begun',
  options: {},
  async run(context, _values, print) {
    const { rows, total } = await context.classes.page(
      { startsAfter: context.clock().toISOString() },
      { offset: 0, limit: 100 },
    );
    const lines = rows.map(({ id, name, localStart, timeZone, seatsLeft, seatsTotal }) => [
      id,
      name,
      `${localStart.slice(0, 16).replace('T', ' ')} ${timeZone}`,
      `${seatsLeft} of ${seatsTotal}`,
    ]);
    print(rows.length > 0 ? table(['id', 'name', 'start', 'seats left'], lines) : 'There is no class.');
    if (total > rows.length) print(`and ${total - rows.length} more`);
  },
};

function optional(options: Record<string, CommandOption>): Record<string, CommandOption> {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { ...option, required: false }]));
}

async function checkReferences(context: ApiContext, change: Partial<NewClass>): Promise<void> {
  const fault = await referenceFault(context, change);
  if (fault) throw new UserError(fault);
}
