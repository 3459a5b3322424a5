import { ButtonLink } from '@agile-languages/shared/ui';

/** The list as a CSV file. @param query Its filters. */
export const ExportLink = ({ list, query }: { list: string; query: string }) => (
  <p>
    <ButtonLink variant="line" size="small" href={`/desk/api/export/${list}.csv?${query}`} download>
      Export as CSV
    </ButtonLink>
  </p>
);
