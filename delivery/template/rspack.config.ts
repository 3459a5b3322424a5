import { area } from '@agile-languages/shared/build';

export default area(import.meta.dirname);
