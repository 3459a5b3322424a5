/** Attributes of each element that it follows when they change. Written by `npm run embed-reference`. */
export const observedAttributes = {
  // written from spec: attributes
  assessment: 'view case partner campaign fields locale theme min-height heading-level',
  enrolment: 'language class-id limit return-url partner campaign fields locale theme min-height heading-level',
  // end of attributes
};
