import type { ModuleRef, Registry } from '@agile-languages/shared/registry';

export interface HomeSection extends Pick<ModuleRef, 'area' | 'name'> {
  number: string;
}

interface Slot {
  slot: string;
}

const places: readonly (HomeSection | Slot)[] = [
  { area: 'enrolment', name: 'next-classes', number: '' },
  { area: 'catalog', name: 'languages', number: '2' },
  { slot: 'home-start' },
  { area: 'catalog', name: 'framework', number: '3' },
  { area: 'catalog', name: 'capability', number: '4' },
  { area: 'catalog', name: 'numbers', number: '5' },
  { slot: 'home-middle' },
  { area: 'catalog', name: 'zones', number: '6' },
  { area: 'assessment', name: 'report', number: '7' },
  { area: 'assessment', name: 'meter', number: '8' },
  { area: 'catalog', name: 'faq', number: '9' },
  { area: 'experts', name: 'partners', number: '10' },
  { slot: 'home-end' },
];

export const homeSections = places.filter((place) => 'area' in place);

export const slots = places.flatMap((place) => ('slot' in place ? [place.slot] : []));

type Areas = Readonly<Record<string, Pick<Registry['areas'][string], 'slots'>>>;

export const allSections = (areas: Areas): HomeSection[] =>
  places.flatMap((place) => ('area' in place ? [place] : sectionsIn(place.slot, areas)));

function sectionsIn(slot: string, areas: Areas): HomeSection[] {
  const isNamed = (area: string, name: string) => homeSections.some((one) => one.area === area && one.name === name);
  return Object.keys(areas)
    .toSorted()
    .flatMap((area) =>
      Object.entries(areas[area]?.slots ?? {})
        .filter(([name, declared]) => declared === slot && !isNamed(area, name))
        .map(([name]) => ({ area, name, number: '' })),
    );
}
