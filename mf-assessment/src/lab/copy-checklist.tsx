import { Button } from '@agile-languages/shared/ui';
import type { Judgement } from './domain/judge.ts';

export function CopyChecklist({ judgement, onMessage }: CopyChecklistProps) {
  const onCopy = async () => {
    try {
      const checklistOf = await load();
      await navigator.clipboard.writeText(checklistOf(judgement));
      onMessage('Copied.');
    } catch {
      onMessage('This browser does not let pages copy. Print the page instead.');
    }
  };
  return (
    <Button variant="line" onPointerEnter={onNear} onFocus={onNear} onClick={onCopy}>
      Copy as a checklist
    </Button>
  );
}

const load = async () => (await import('./asked-for.ts')).checklistOf;

/** A browser may refuse to copy what came long after the click. */
const onNear = () => void load().catch(() => {});

interface CopyChecklistProps {
  judgement: Judgement;
  onMessage: (message: string) => void;
}
