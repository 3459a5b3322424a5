/** Attributes of each element that it follows when they change. Written by `npm run embed-reference`. */
export const observedAttributes = {
  // written from spec: attributes
  assessment: 'view case locale theme min-height heading-level',
  enrolment: 'language class-id limit partner return-url locale theme min-height heading-level',
  // end of attributes
};
