import { line, link, picture } from '../../core/field-kinds.ts';
import { type DataOf, defineFields } from '../../core/fields.ts';

export const partnerFields = defineFields({
  name: line('Name', { required: true, public: 'partnerName' }),
  logo: picture('Logo', 'logo'),
  link: link('Website'),
});

export type PartnerData = DataOf<typeof partnerFields>;
