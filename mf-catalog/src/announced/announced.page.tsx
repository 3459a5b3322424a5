import type { PageHead, PageProps } from '@agile-languages/shared/contract';

export default function AnnouncedPage({ pattern }: PageProps) {
  return <h1>{pattern}</h1>;
}

export const head = ({ pattern }: PageProps): PageHead => ({ title: pattern, description: pattern });
