import { line, link, picture, references, text } from '../../core/field-kinds.ts';
import { type DataOf, defineFields } from '../../core/fields.ts';

export const expertFields = defineFields({
  fullname: line('Name', { required: true, public: 'fullname' }),
  position: line('Position', { required: true, public: 'position' }),
  company: line('Company', { public: 'company' }),
  countryName: line('Country', { isListed: false, public: 'countryName' }),
  photo: picture('Photograph', 'photo', { stored: 'apart' }),
  photoText: line('What the photograph shows', {
    isListed: false,
    hint: 'Read out to people who do not see it, for example: “Ada smiles in front of a whiteboard”',
    stored: 'apart',
  }),
  languages: references('Languages', 'languages', { longest: 9, isListed: false, stored: 'apart' }),
  shortBio: text('About', { longest: 2000, public: 'shortBio' }),
  linkedinUrl: link('LinkedIn', { public: 'linkedinUrl' }),
  fbUrl: link('Facebook', { public: 'fbUrl' }),
});

export type ExpertData = DataOf<typeof expertFields>;
