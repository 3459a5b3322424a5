import { UserError } from '@agile-languages/shared/errors';
import { csv } from '../transfer/write-csv.ts';
import { emailIn } from './checks.ts';
import type { Command } from './command.ts';
import { writeNewFile } from './new-file.ts';

const head = ['class', 'class name', 'start', 'member', 'e-mail', 'enrolled at (UTC)'];

export const enrol: Command = {
  summary: 'Gives a member a seat in a class, also in one that has begun',
  options: {
    email: { value: 'address', help: 'E-mail address of the member', required: true },
    class: { value: 'id', help: 'Class', required: true },
  },
  async run({ enrolments, members }, values, print) {
    const email = emailIn(values.required('email'));
    const classId = values.required('class');
    const member = await members.byEmail(email);
    if (!member) throw new UserError(`${email} is not a member. To make one use: invite`);
    const result = await enrolments.enrolByTrainer(member.id, classId);
    if (result === 'unknown class') throw new UserError(`There is no class ${classId}. See: classes`);
    if (result === 'no seat') throw new UserError(`Class ${classId} has no seat left.`);
    print(`${email} has a seat in class ${classId}.`);
  },
};

export const listEnrolments: Command = {
  summary: 'Lists enrolments as CSV',
  options: {
    class: { value: 'id', help: 'Only those of this class' },
    to: { value: 'file', help: 'Writes a file that only its owner can read, instead of the screen' },
  },
  async run({ enrolments }, values, print) {
    const rows = await enrolments.list(values.optional('class'));
    const text = csv([
      head,
      ...rows.map((row) => [row.classId, row.className, row.localStart, row.fullname, row.email, row.createdAt]),
    ]);
    const file = values.optional('to');
    if (file === undefined) return print(text.trimEnd());
    writeNewFile(file, text);
    print(`Wrote ${rows.length} ${rows.length === 1 ? 'enrolment' : 'enrolments'} to ${file}.`);
  },
};
