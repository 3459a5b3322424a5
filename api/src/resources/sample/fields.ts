import { day, line, reference, text } from '../../core/field-kinds.ts';
import { type DataOf, defineFields } from '../../core/fields.ts';

export const sampleFields = defineFields({
  name: line('Title', { required: true, public: 'className' }),
  languageId: reference('Card type', 'languages', { longest: 20, required: true, public: 'langId' }),
  expertId: reference('Expert', 'experts', { required: true, public: 'fkUserId?' }),
  description: text('Description', { required: true, public: 'classDescription' }),
  enrolmentDate: day('Date', {
    isListed: false,
    stored: {
      read: ({ enrolmentDate }: { enrolmentDate: string }) => enrolmentDate,
      write: (enrolmentDate) => ({ enrolmentDate: enrolmentDate || 'TBA' }),
    },
  }),
  projectId: line('Project', { longest: 60, isListed: false, public: 'fkProjectId' }),
  card: text('Card', {
    hint: 'A field a line, “role: ~user~ ^subscriber^”: struck out and written in red. “! Who pays?” is a red note to the field above.',
  }),
});

export type SampleData = DataOf<typeof sampleFields>;
