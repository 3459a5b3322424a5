import type { MemberAnswer, MemberClassRow } from '@agile-languages/api/desk';
import { Button, Dialog } from '@agile-languages/shared/ui';
import type { FormEvent } from 'react';
import { ClassSelect } from './class-select.tsx';

/** Asks for the class to which a seat is moved. */
export function MoveSeat({ member, from, onMove, onClose }: MoveSeatProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onMove(String(new FormData(event.currentTarget).get('classId')));
  }

  return (
    <Dialog open={from !== undefined} title="Move to another class" onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <p>
          {member.fullname} gets a seat there for the one in {from?.name}. No mail is sent to {member.email}.
        </p>
        <ClassSelect />
        <Button type="submit">Move the seat</Button>
      </form>
    </Dialog>
  );
}

interface MoveSeatProps {
  member: MemberAnswer;
  /** Default: nothing is asked. */
  from: MemberClassRow | undefined;
  onMove: (classId: string) => void;
  onClose: () => void;
}
