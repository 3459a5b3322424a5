import { ButtonLink } from '@agile-languages/shared/ui';
import { useEffect, useRef } from 'react';
import fields from '../check-out/fields.module.css';
import { redirectTarget } from '../check-out/redirect-target.ts';

/** A place on the waiting list, instead of a seat. */
export function Waiting({ notice, token }: WaitingState) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);

  return (
    <div className={fields.fields}>
      <div className={fields.stack}>
        <p ref={sentence} tabIndex={-1}>
          {notice}
        </p>
        <ButtonLink href={redirectTarget(token)} className={fields.submit}>
          Go to your classes
        </ButtonLink>
      </div>
    </div>
  );
}

export interface WaitingState {
  notice: string;
  token: string;
}
