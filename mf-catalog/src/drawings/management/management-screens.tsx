import { Backlog } from './backlog.tsx';
import { Evidence } from './evidence.tsx';
import { IssueCard } from './issue-card.tsx';
import { Issues } from './issues.tsx';
import { Progress } from './progress.tsx';

export default { backlog: Backlog, issues: Issues, 'issue-card': IssueCard, progress: Progress, evidence: Evidence };
