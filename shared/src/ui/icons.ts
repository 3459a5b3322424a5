/** Lucide, ISC. Each has a text beside it or a name. */
export { default as CalendarPlusIcon } from 'lucide-react/icons/calendar-plus';
export { default as ChevronLeftIcon } from 'lucide-react/icons/chevron-left';
export { default as ChevronRightIcon } from 'lucide-react/icons/chevron-right';
export { default as FilterIcon } from 'lucide-react/icons/funnel';
export { default as LinkIcon } from 'lucide-react/icons/link';
export { default as EnlargeIcon } from 'lucide-react/icons/maximize-2';
export { default as CloseIcon } from 'lucide-react/icons/x';
