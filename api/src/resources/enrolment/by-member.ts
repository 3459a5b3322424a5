import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { id } from '../../http/schemas.ts';
import { backUntil, backUntilInWords } from '../class/places.ts';
import { shownClass } from '../class/reads.ts';
import { hasSeat } from '../class/seats.ts';
import { giveUp } from './give-back.ts';
import { tellOf } from './news.ts';
import { putOnList } from './seats.ts';
import { enrolmentId, enrolmentStore, heldSeatOf } from './table.ts';

const { action, creation } = actionsOf(enrolmentStore);

const hasBegun = 'This class has begun.';

export const giveBack = action({
  name: 'give back',
  summary: 'Gives the seat of the member back who asks for it',
  audit: 'enrolment cancelled',
  input: Type.Object({}),
  async run(work) {
    const found = await shownClass(work.transaction, work.record.classId);
    const now = work.now.toISOString();
    if (!found) return { fault: 'This class is not held.' };
    if (found.startsAt <= now) return { fault: hasBegun };
    if (backUntil(found) <= now)
      return { fault: `Seats could be given back here ${backUntilInWords(found)}. Please write to us.` };
    await tellOf(work, work.record, 'has given the seat back');
    return giveUp(work, ', by the member');
  },
});

export const join = creation({
  name: 'join the waiting list',
  summary: 'Puts the member who asks for it on the waiting list of a full class',
  audit: 'member waits',
  input: Type.Object({ memberId: id, classId: id }),
  async run(work) {
    const { transaction, input: named, now } = work;
    const found = await shownClass(transaction, named.classId);
    if (!found) return { fault: 'This class is not held.' };
    if (found.startsAt <= now.toISOString()) return { fault: hasBegun };
    if (await hasSeat(transaction, named.memberId, named.classId)) return { fault: 'You have a seat already.' };
    const held = await heldSeatOf(transaction, named);
    if (held) return { fault: `${held.company} has a seat for you. Log in and enrol in the class.` };
    if (found.seatsLeft > 0) return { fault: 'This class has a free seat by now. You can enrol.' };
    const place = await putOnList(work, named);
    if (place === 'present') return { unchanged: enrolmentId(named) };
    if (place !== 'added') return place;
    await tellOf(work, named, 'waits for a seat');
    return { id: enrolmentId(named), detail: `class ${named.classId}, by the member` };
  },
});
