import { CalendarPlusIcon, Icon } from '@agile-languages/shared/ui';

export const CalendarIcon = () => <Icon icon={CalendarPlusIcon} />;
