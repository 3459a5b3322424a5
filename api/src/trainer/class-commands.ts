import type { ApiContext } from '../context.ts';
import { html } from '../html.ts';
import type { NewClass } from '../repositories/class-repository.ts';
import { countIn, lineIn, oneOf, priceIn } from './checks.ts';
import { type Command, type CommandOption, Misused, Refused, type Values } from './command.ts';
import { table } from './table.ts';

const modes = ['Live online', 'Classroom', 'Blended'] as const;
const mostSeats = 10_000;

const fields: Record<string, CommandOption> = {
  language: { value: 'id', help: 'Language, for example 1111117' },
  name: { value: 'text', help: 'Name of the class' },
  start: { value: 'time', help: 'First session in the time zone of the class, for example 2026-12-03T18:30' },
  'time-zone': { value: 'zone', help: 'Time zone of the class, for example Europe/Vienna' },
  pattern: { value: 'text', help: 'Sessions, for example "10 x 3 h, Mon+Wed 18:30"' },
  price: { value: 'amount', help: 'Final price, for example 480' },
  currency: { value: 'code', help: 'For example EUR' },
  seats: { value: 'number', help: 'Seats in all' },
  description: { value: 'text', help: 'What the class is about; plain text, an empty line begins a paragraph' },
  'old-price': { value: 'amount', help: 'Earlier price, crossed out' },
  mode: { value: 'mode', help: modes.join(', ') },
  trainer: { value: 'id', help: 'Expert who teaches it' },
};

const needed = ['language', 'name', 'start', 'time-zone', 'pattern', 'price', 'currency', 'seats', 'description'];

export const addClass: Command = {
  summary: 'Adds a class',
  options: Object.fromEntries(
    Object.entries(fields).map(([name, option]) => [name, { ...option, required: needed.includes(name) }]),
  ),
  async run(context, values, print) {
    const change = changeIn(values);
    await checkReferences(context, change);
    const seats = countIn('seats', values.required('seats'), 1, mostSeats);
    const id = await context.classes.add({
      ...emptyClass(context),
      ...change,
      ...startIn(values),
      seatsTotal: seats,
      seatsLeft: seats,
    });
    print(`Added class ${id}: ${context.siteOrigin}/class/${id}`);
  },
};

export const changeClass: Command = {
  summary: 'Changes a class; what is not given stays',
  options: { id: { value: 'id', help: 'Class to change', required: true }, ...fields },
  async run(context, values, print) {
    const id = values.required('id');
    const present = await context.classes.byId(id);
    if (!present) throw new Refused(`There is no class ${id}. See: classes`);
    const change = { ...changeIn(values), ...(hasStart(values) && startIn(values, present)) };
    const seats = values.optional('seats');
    if (Object.keys(change).length === 0 && seats === undefined) throw new Misused('Nothing to change is given.');
    await checkReferences(context, change);
    const seatsTotal = seats === undefined ? undefined : countIn('seats', seats, 1, mostSeats);
    if (!(await context.classes.change(id, change, seatsTotal)))
      throw new Refused(`More than ${seatsTotal} seats of class ${id} are taken.`);
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

/** What is given, without start and seats, which depend on more than one value. */
function changeIn(values: Values): Partial<NewClass> {
  const read = <Value>(name: string, check: (value: string) => Value) => {
    const value = values.optional(name);
    return value === undefined ? undefined : check(value);
  };
  const change: Partial<NewClass> = {
    languageId: values.optional('language'),
    trainerId: values.optional('trainer'),
    name: read('name', (value) => lineIn('name', value, 200)),
    description: read('description', paragraphs),
    pattern: read('pattern', (value) => lineIn('pattern', value, 100)),
    price: read('price', (value) => priceIn('price', value)),
    oldPrice: read('old-price', (value) => priceIn('old-price', value)),
    currency: read('currency', currencyIn),
    mode: read('mode', (value) => oneOf('mode', value, modes)),
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const emptyClass = ({ clock }: ApiContext): NewClass => ({
  languageId: '',
  trainerId: null,
  name: '',
  description: '',
  startsAt: '',
  localStart: '',
  timeZone: '',
  pattern: '',
  mode: modes[0],
  createdDate: clock().toISOString().slice(0, 10).replaceAll('-', ''),
  price: '',
  oldPrice: '',
  currency: '',
  rating: 0,
  seatsTotal: 0,
  seatsLeft: 0,
});

const hasStart = (values: Values) => values.has('start') || values.has('time-zone');

function startIn(values: Values, present?: { localStart: string; timeZone: string }) {
  const timeZone = values.optional('time-zone') ?? present?.timeZone ?? '';
  const start = values.optional('start') ?? present?.localStart.slice(0, 16) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(start))
    throw new Misused('--start has to be a time like 2026-12-03T18:30.');
  const moment = momentOf(start, timeZone);
  return {
    startsAt: new Date(moment.epochMilliseconds).toISOString(),
    localStart: moment.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    timeZone,
  };
}

function momentOf(start: string, timeZone: string): Temporal.ZonedDateTime {
  try {
    return Temporal.PlainDateTime.from(start).toZonedDateTime(timeZone, { disambiguation: 'reject' });
  } catch {
    throw new Misused(`${start} is no time in "${timeZone}", or that is no time zone like Europe/Vienna.`);
  }
}

function currencyIn(value: string): string {
  if (/^[A-Z]{3}$/.test(value)) return value;
  throw new Misused('--currency has to be a code like EUR.');
}

const paragraphs = (text: string): string =>
  text
    .slice(0, 10_000)
    .split(/\n\s*\n/)
    .map((paragraph) => html`<p>${paragraph.trim()}</p>`.text)
    .join('');

async function checkReferences({ content, experts }: ApiContext, change: Partial<NewClass>): Promise<void> {
  if (change.languageId && !(await content.languageName(change.languageId)))
    throw new Refused(`There is no Language ${change.languageId}.`);
  if (change.trainerId && !(await experts.nameOf(change.trainerId)))
    throw new Refused(`There is no expert ${change.trainerId}.`);
}
