import type { PartnerAccountAnswer } from '@agile-languages/api/desk';
import { Button, Field, Select } from '@agile-languages/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import { monthQuery } from './new-key.tsx';
import { partnerAccountPath } from './partner-side.tsx';

export function SitePartner({ partner: { id, sitePartner } }: { partner: PartnerAccountAnswer }) {
  const client = useQueryClient();
  const { data: month } = useQuery(monthQuery);
  const [chosen, setChosen] = useState('');
  const link = useMutation({
    mutationFn: () => call('POST', `${partnerAccountPath(id)}/site-partner`, { sitePartner: chosen }),
    onSuccess: () => client.invalidateQueries(),
  });

  if (sitePartner)
    return (
      <p>
        <Link to={`/partners/${encodeURIComponent(sitePartner)}`}>This partner on the site</Link>
      </p>
    );
  if (!month?.sitePartners.length) return null;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    link.mutate();
  }

  return (
    <form className="stack" onSubmit={onSubmit}>
      <Field label="Partner of the site" hint="Who this is there; both then have one name">
        <Select required value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Choose</option>
          {month.sitePartners.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button type="submit" variant="line" disabled={link.isPending}>
          It is this one
        </Button>
      </div>
      <Failure error={link.error} />
    </form>
  );
}
