import type { AreaDescription } from '@agile-languages/shared/registry';

type Team = Pick<AreaDescription, 'owner' | 'contact'>;

export const teamOf = ({ owner, contact }: Team = {}): string => [owner, contact].filter(Boolean).join(', ');

/** `catalog (Catalogue team, catalogue@languages.example)`. */
export const withContact = (name: string, team?: Team): string => {
  const asked = teamOf(team);
  return asked ? `${name} (${asked})` : name;
};
