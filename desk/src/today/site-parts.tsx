import type { Today } from '@agile-languages/api/desk';
import { Link } from 'react-router-dom';
import { listName } from '../shell/sections.ts';
import { Part, type PartOf } from './part.tsx';

export const Publication = ({ faults }: { faults: Today['publication'] }) => (
  <Part title="The site does not show the latest changes">
    {faults.map((fault) => (
      <li key={fault}>It tries again by itself. The last time: {fault}</li>
    ))}
  </Part>
);

export const Content = ({ rows }: { rows: Today['content'] }) => (
  <Part title="Drafts and changes that are not published">
    {rows.map(({ kind, total }) => (
      <li key={kind}>
        <Link to={`/${kind}`}>{listName(kind)}</Link>: {total}
      </li>
    ))}
  </Part>
);

export const Pictures = ({ rows, total }: PartOf<'pictures'>) => (
  <Part title="Photographs without a text" total={total} all={{ path: '/experts', name: 'All experts' }}>
    {rows.map(({ id, fullname }) => (
      <li key={id}>
        <Link to={`/experts/${encodeURIComponent(id)}`}>{fullname}</Link>: what does it show?
      </li>
    ))}
  </Part>
);

export const Installation = ({ rows }: { rows: Today['installation'] }) => (
  <Part title="This installation">
    {rows.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </Part>
);
