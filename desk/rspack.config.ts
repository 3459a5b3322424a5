import { desk } from '@agile-languages/shared/build';

export default desk(import.meta.dirname);
