import { Button } from '@agile-languages/shared/ui';
import type { Judgement } from './domain/judge.ts';
import { checklistOf } from './domain/outline.ts';

export function CopyChecklist({ judgement, onMessage }: CopyChecklistProps) {
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(checklistOf(judgement));
      onMessage('Copied.');
    } catch {
      onMessage('This browser does not let pages copy. Print the page instead.');
    }
  };
  return (
    <Button variant="line" onClick={onCopy}>
      Copy as a checklist
    </Button>
  );
}

interface CopyChecklistProps {
  judgement: Judgement;
  onMessage: (message: string) => void;
}
