import { paths } from '@agile-languages/shared/paths';

/** A document of its own: only that one may use the camera. */
export const PhonesLink = ({ number }: { number: number }) => <a href={paths.tableOf(number)}>With a phone each</a>;
