import { historyOf } from '../../core/audit.ts';
import { dataOf, missingIn, sentenceOf, shownValue } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { text } from '../../http/schemas.ts';
import { classStart } from '../../schedule/class-start.ts';
import { classActions, create } from './actions.ts';
import { type ClassData, classFields } from './fields.ts';
import { type ClassRecord, classPage, findClass, trainersOf } from './reads.ts';
import { type ClassState, classStates, type StateFilter, stateOf } from './states.ts';
import { classStore, setState, subjectOf } from './table.ts';

export interface ClassListRow extends ListedRow {
  state: ClassState;
  name: string;
  languageName: string;
  /** `''` without a trainer. */
  trainerName: string;
  startsAt: string;
  /** `''` when it was not computed. */
  endsAt: string;
  /** With the offset of the class's time zone. */
  localStart: string;
  timeZone: string;
  seatsTotal: number;
  seatsLeft: number;
}

export const classResource = defineResource<ClassRecord, ClassListRow>({
  name: 'class',
  list: 'classes',
  listCommand: 'classes',
  isComplete: false,
  roles: ['owner', 'trainer'],
  fields: classFields,
  store: classStore,
  actions: classActions,
  states: ['current', 'on-site', 'ahead', 'all', ...classStates],
  usualState: 'current',
  filters: { language: text(20) },
  page: (db, now, { words, state, language }, request) =>
    classPage(db, now, { words, state: state as StateFilter, languageId: language || undefined }, request),
  row: (record, now) => ({
    id: record.id,
    title: record.name,
    version: record.version,
    state: stateOf(record, now),
    name: record.name,
    languageName: record.languageName,
    trainerName: trainersOf(record),
    startsAt: record.startsAt,
    endsAt: record.endsAt,
    localStart: record.localStart,
    timeZone: record.timeZone,
    seatsTotal: record.seatsTotal,
    seatsLeft: record.seatsLeft,
  }),
  data: (record) => dataOf(classFields, record),
  history: (db, id, most) => historyOf(db, subjectOf({ id }), most),
  sheet: async (_db, records, now) => [sheetHead, ...records.map((record) => sheetRow(record, now))],
  imports: {
    create,
    exported: { id: 'Number', ignored: ['free'] },
    find: (transaction, { name, languageId, start, timeZone }) => {
      const time = classStart(String(start), String(timeZone));
      if ('fault' in time) return Promise.resolve(undefined);
      const { startsAt } = time;
      return findClass(transaction, { name: String(name), languageId: String(languageId), startsAt });
    },
  },
  async preview(transaction, id) {
    const record = await classStore.read(transaction, id);
    if (record?.state !== 'draft') return undefined;
    const [missing] = missingIn(classFields, dataOf(classFields, record), 'is needed before the page can show it.');
    if (missing) return { fault: sentenceOf(classFields, missing) };
    await setState(transaction, id, 'published');
    return {};
  },
  about: ({ localStart }) => localStart.slice(0, 10),
});

const read: (keyof ClassData)[] = ['name', 'languageId', 'trainerId', 'start', 'timeZone', 'pattern', 'seats'];
const others = (Object.keys(classFields) as (keyof ClassData)[]).filter((name) => !read.includes(name));

const sheetHead = [
  ...['number', 'name', 'Language', 'trainer', 'first session', 'time zone', 'sessions', 'state', 'seats', 'free'],
  ...others.map((name) => classFields[name].label.toLowerCase()),
];

function sheetRow(record: ClassRecord, now: string): string[] {
  const data = dataOf(classFields, record);
  return [
    ...[record.id, record.name, record.languageName, record.trainerName ?? '', data.start, record.timeZone],
    ...[record.pattern, stateOf(record, now), data.seats, String(record.seatsLeft)],
    ...others.map((name) => shownValue(classFields[name], data[name])),
  ];
}
