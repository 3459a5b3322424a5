import { SpecimenCard, specimenKinds } from '@agile-languages/shared/art';

/** The eight filled cards, each in a wide and a narrow cut. */
export default Object.fromEntries(
  specimenKinds.flatMap((kind) => [
    [kind, () => <SpecimenCard kind={kind} />],
    [`${kind}-narrow`, () => <SpecimenCard kind={kind} cut="narrow" />],
  ]),
);
