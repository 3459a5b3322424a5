import type { ErasureAnswer, MemberAnswer } from '@agile-languages/api/desk';
import { Button, ButtonLink, ButtonRow } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAccount } from '../api/account.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { memberFile, usePeopleCalls } from './people.data.ts';

interface MemberDataProps {
  member: MemberAnswer;
  onErased: (erasure: ErasureAnswer) => void;
}

export function MemberData({ member, onErased }: MemberDataProps) {
  const titleId = useId();
  const { role } = useAccount();
  const calls = usePeopleCalls();
  const [isAsking, setIsAsking] = useState(false);
  const erase = useMutation({ mutationFn: () => calls.erase(member.id), onSuccess: onErased });

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Data</h2>
      <ButtonRow>
        <ButtonLink variant="line" size="small" href={memberFile(member.id)} download>
          Export as JSON
        </ButtonLink>
        {role === 'owner' ? (
          <Button variant="line" size="small" disabled={erase.isPending} onClick={() => setIsAsking(true)}>
            Erase this member
          </Button>
        ) : null}
      </ButtonRow>
      <Failure error={erase.error} />
      <ConfirmDialog
        open={isAsking}
        title="Erase this member?"
        action="Erase for good"
        onClose={() => setIsAsking(false)}
        onConfirm={() => erase.mutate()}
        below={<MailBeforehand ask={() => calls.eraseMail(member.id)} />}
      >
        Name, address, sign-ins, links, mails and messages of {member.fullname} are erased, and seats in classes that
        have not begun go to who waits, with a mail, or are free again. A company that booked one gets a mail. Other
        enrolments stay without name, because they may have been invoiced. {member.fullname} gets no mail. This cannot
        be undone.
      </ConfirmDialog>
    </section>
  );
}
