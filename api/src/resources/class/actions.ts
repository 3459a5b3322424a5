import { paths } from '@agile-languages/shared/paths';
import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { dataOf } from '../../core/fields.ts';
import { checkComplete, checkDraft } from '../../core/references.ts';
import { dataSchema, largeBody } from '../../core/schemas.ts';
import { text } from '../../http/schemas.ts';
import { aWeekLater } from '../../schedule/a-week-later.ts';
import { agreedIn, bookingsOf, endBookings } from '../booking/seat-bookings.ts';
import { change, changeAndTell } from './change.ts';
import { companiesCancelled } from './company-mails.ts';
import { classFields } from './fields.ts';
import { endInvitations, openInvitations, peopleToTell } from './invited.ts';
import { classCancelledMail } from './mails.ts';
import { participantsOf } from './people.ts';
import { isOver } from './states.ts';
import { classStore, columnsIn, insertClass, setState, subjectOf } from './table.ts';
import { write } from './write.ts';

const { action, creation } = actionsOf(classStore);

const data = dataSchema(classFields);
const nothing = Type.Object({});
const reason = Type.Optional(text(2000, { title: 'What you add to the mail', description: 'May be empty' }));
const alsoMarked = Type.Optional(
  Type.Boolean({ title: 'Also when a session moves or is dropped whose attendance is marked' }),
);
const alsoTold = Type.Optional(
  Type.Boolean({ title: 'Also when people who wait or are invited were told another price: they get a mail' }),
);
const alsoUntold = Type.Optional(
  Type.Boolean({ title: 'Also when nobody is told of other times or another place: move-class tells them' }),
);
const alsoBegun = Type.Optional(Type.Boolean({ title: 'Also when it has begun' }));

export const create = creation({
  name: 'create',
  summary: 'Adds a class',
  onCommandLine: { state: 'published' },
  audit: 'class created',
  bodyLimit: largeBody,
  input: Type.Object({ data, state: Type.Optional(Type.Enum(['draft', 'published'], { title: 'State' })), alsoBegun }),
  async run({ transaction, input: { data: given, state = 'draft', ...input }, context, now, log }) {
    const check = state === 'draft' ? checkDraft : checkComplete;
    const checked = await check(transaction, classFields, given);
    if ('faults' in checked) return checked;
    const columns = columnsIn(checked.data);
    const question = state === 'draft' ? undefined : begunAlready(columns, input, now);
    if (question) return question;
    const id = await insertClass(transaction, {
      ...columns,
      seatsLeft: columns.seatsTotal,
      createdDate: now.toISOString().slice(0, 10).replaceAll('-', ''),
      rating: 0,
      state,
    });
    const detail = columns.name;
    if (state === 'draft') return { id, detail, said: `Added class ${id} as a draft.` };
    await log({ action: 'class created', subject: subjectOf({ id }), detail });
    return { id, detail, audit: 'class published', said: `Added class ${id}: ${context.siteOrigin}${paths.class(id)}` };
  },
});

const begunAlready = ({ startsAt }: { startsAt: string }, { alsoBegun }: { alsoBegun?: boolean }, now: Date) =>
  startsAt <= now.toISOString() && !alsoBegun
    ? { fault: 'Its first session has begun. Publish it all the same?', asks: 'alsoBegun' }
    : undefined;

const save = action({
  name: 'save',
  summary: 'Changes a class; what is not given stays',
  audit: 'class changed',
  bodyLimit: largeBody,
  input: Type.Object({ data, alsoBegun, alsoMarked, alsoTold, alsoUntold }),
  run: change,
});

const move = action({
  name: 'move',
  summary: 'Changes times or place of a class and mails everybody who is enrolled, waits or is invited',
  audit: 'class moved',
  isLong: true,
  bodyLimit: largeBody,
  input: Type.Object({ data, reason, alsoBegun, alsoMarked }),
  run: changeAndTell,
});

const postpone = action({
  name: 'postpone',
  summary:
    'Moves every session of a class that has not begun by a week and mails everybody who is enrolled, waits or is invited',
  audit: 'class postponed',
  isLong: true,
  input: Type.Object({ reason, alsoMarked }),
  async run(work) {
    const { record, input, now } = work;
    if (record.state !== 'published' || record.startsAt <= now.toISOString())
      return { fault: 'Only a class on the site that has not begun can be postponed.' };
    const { pattern, otherDates } = record;
    const data = aWeekLater({ start: record.localStart.slice(0, 16), pattern, otherDates });
    return changeAndTell({ ...work, input: { ...input, data } });
  },
});

const publish = action({
  name: 'publish',
  summary: 'Publishes a class',
  audit: 'class published',
  input: Type.Object({ alsoBegun }),
  async run({ transaction, record, input, now }) {
    if (record.state !== 'draft') return { fault: inAnotherState };
    const checked = await checkComplete(transaction, classFields, dataOf(classFields, record));
    if ('faults' in checked) return checked;
    const question = begunAlready(record, input, now);
    if (question) return question;
    await setState(transaction, record.id, 'published');
    return { detail: record.name };
  },
});

const remove = action({
  name: 'delete',
  summary: 'Deletes the draft of a class',
  audit: 'class deleted',
  input: nothing,
  async run({ transaction, record, now }) {
    if (record.state !== 'draft') return { fault: inAnotherState };
    if ((await openInvitations(transaction, record.id, now)).length > 0)
      return { fault: 'Somebody is invited. Withdraw the invitations first.' };
    await setState(transaction, record.id, 'deleted');
    return { detail: record.name };
  },
});

const undoRemove = action({
  name: 'undelete',
  summary: 'Brings a deleted class back',
  audit: 'class brought back',
  bringsBack: true,
  input: nothing,
  async run({ transaction, record }) {
    await setState(transaction, record.id, 'draft');
    return { detail: record.name };
  },
});

const unpublish = action({
  name: 'unpublish',
  summary: 'Takes a class off the site',
  audit: 'class taken off the site',
  input: nothing,
  async run({ transaction, record, now }) {
    if (record.state !== 'published') return { fault: 'This class is not on the site.' };
    if (record.seatsLeft < record.seatsTotal || (await participantsOf(transaction, record.id)).length > 0)
      return { fault: 'Somebody is enrolled. Cancel it instead.' };
    if ((await openInvitations(transaction, record.id, now)).length > 0)
      return { fault: 'Somebody is invited. Withdraw the invitations first, or cancel the class, which tells them.' };
    if (!isOver(record, now) && (await peopleToTell(transaction, record, now)).length > 0)
      return { fault: hasSeatless };
    await setState(transaction, record.id, 'draft');
    return { detail: record.name };
  },
});

const cancel = action({
  name: 'cancel',
  summary: 'Cancels a class and mails everybody who is enrolled, waits or is invited',
  audit: 'class cancelled',
  isLong: true,
  input: Type.Object({ reason }),
  async run(work) {
    const { transaction, record, input, context, mail, log, now } = work;
    if (record.state !== 'published') return { fault: 'Only a class on the site can be cancelled.' };
    if (isOver(record, now)) return { fault: 'This class is over: it can no longer be cancelled.' };
    await setState(transaction, record.id, 'cancelled');
    const raised = { ...record, version: record.version + 1 };
    const people = await peopleToTell(transaction, raised, now);
    const bookings = await bookingsOf(transaction, record.id);
    const reason = input.reason ?? '';
    for (const { role, priced, ...to } of people) {
      const agreed = agreedIn(priced, bookings.get(to.memberId));
      await mail(classCancelledMail({ record: agreed, to, reason, from: context, now, role }));
    }
    const companies = await companiesCancelled(work, { record: raised, reason });
    await transaction.deleteFrom('waiting').where('classId', '=', record.id).execute();
    await endInvitations({ transaction, now, log }, record.id, `class ${record.id}, which was cancelled`);
    await endBookings(transaction, { classId: record.id }, now);
    return { detail: `${record.name}, mails: ${people.length + companies}` };
  },
});

export const classActions = [
  create,
  save,
  publish,
  unpublish,
  remove,
  undoRemove,
  move,
  postpone,
  cancel,
  write,
] as const;

const hasSeatless =
  'Somebody waits, or has accepted an invitation and has no seat. Cancel the class, which tells them.';
const inAnotherState = 'This class is in another state by now.';
