import { Button } from '@agile-languages/shared/ui';

export const KeptNotice = ({ onBegin }: { onBegin: () => void }) => (
  <p className="soft">
    What you entered before is still here.{' '}
    <Button variant="quiet" size="small" onClick={onBegin}>
      Begin anew
    </Button>
  </p>
);
