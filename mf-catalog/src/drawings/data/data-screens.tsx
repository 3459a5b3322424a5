import { DatabaseCard } from './database-card.tsx';
import { Relation } from './relation.tsx';
import { SqlEditor } from './sql-editor.tsx';

export default { 'database-card': DatabaseCard, 'sql-editor': SqlEditor, relation: Relation };
