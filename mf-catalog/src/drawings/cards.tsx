import { SpecimenCard, type SpecimenKind, specimenKinds } from '@agile-languages/shared/art';
import type { ComponentType } from 'react';

export default Object.fromEntries<ComponentType>(
  specimenKinds.flatMap((kind) => [
    [kind, () => <SpecimenCard kind={kind} />],
    [`${kind}-narrow`, () => <SpecimenCard kind={kind} cut="narrow" />],
  ]),
) as Record<SpecimenKind | `${SpecimenKind}-narrow`, ComponentType>;
