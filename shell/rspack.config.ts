import { shell } from '@agile-languages/shared/build';

export default shell(import.meta.dirname);
