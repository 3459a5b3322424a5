import { Button, ButtonRow, buttonClass } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../api/account.ts';
import { call } from '../api/call.ts';
import type { ResourceRecord } from '../resources/resource.data.ts';
import { actionWords, type Screen } from '../resources/screen.ts';

const offered = ['unpublish', 'delete', 'undelete', 'reset'] as const;

export function RecordActions({ screen, record, isDirty, isPending, onAct }: RecordActionsProps) {
  const actions = screen.actionsOf(record);
  return (
    <ButtonRow>
      {screen.links?.(record)}
      {actions.includes('preview') && !isDirty ? <PreviewLink screen={screen} id={record.id} /> : null}
      {offered
        .filter((action) => actions.includes(action))
        .map((action) => (
          <Button key={action} variant="line" size="small" disabled={isPending} onClick={() => onAct(action)}>
            {actionWords[action].name}
          </Button>
        ))}
    </ButtonRow>
  );
}

/** Milliseconds: half of the time for which a key is good. */
const keyTime = 1_800_000;

/** For signed-in staff; on another origin than the desk's with a key. */
export function PreviewLink({ screen: { list, pageOf }, id }: { screen: Pick<Screen, 'list' | 'pageOf'>; id: string }) {
  const { siteOrigin } = useAccount();
  const needsKey = siteOrigin !== location.origin;
  const { data } = useQuery({
    queryKey: ['preview-key', list, id],
    queryFn: () => call<{ key: string }>('POST', '/preview-keys', { kind: list, id }),
    enabled: needsKey,
    refetchInterval: keyTime,
  });
  if (needsKey && !data) return null;
  const query = new URLSearchParams({ draft: `${list}.${id}`, ...(needsKey && data) });
  return (
    <a
      className={buttonClass('line', 'small')}
      href={`${needsKey ? siteOrigin : ''}${pageOf(id)}?${query}`}
      target="_blank"
      rel="noopener"
    >
      Preview<span className="visually-hidden"> in the page (opens in a new tab)</span>
    </a>
  );
}

interface RecordActionsProps {
  screen: Screen;
  record: ResourceRecord;
  isDirty: boolean;
  isPending: boolean;
  onAct: (action: (typeof offered)[number]) => void;
}
