import type { PartnerSign } from '../pictures/partner-symbol.ts';

export const partnerSigns: Record<string, PartnerSign> = {
  'nordhavn-freight': { cut: 'capitals', path: 'M4 34h40M9 34l4-14h22l4 14M24 20V8l9 6-9 5' },
  'quill-ledger': { cut: 'serif', path: 'M8 42C14 20 26 9 42 6c-2 16-12 25-26 26M8 42l9-12' },
  'harbor-clinic-systems': { cut: 'mono', path: 'M24 6v36M6 24h36M12 12l24 24' },
  marketlane: {
    cut: 'serif',
    path: 'M5 20 10 8h28l5 12M5 20c0 6 9 6 9.5 0 0 6 9.5 6 9.5 0 0 6 9.5 6 9.5 0 .5 6 9.5 6 9.5 0M10 27v15h28V27',
  },
  'falkenrath-energie': { cut: 'capitals', path: 'M27 5 12 27h11l-3 16 16-23H25Z' },
  'azulejo-rentals': {
    cut: 'serif',
    path: 'M6 6h36v36H6ZM24 6c0 12-6 18-18 18 12 0 18 6 18 18 0-12 6-18 18-18-12 0-18-6-18-18Z',
  },
  'fjordline-ferries': {
    cut: 'mono',
    path: 'M4 20 14 6l8 12 8-9 14 17M4 33c5-5 8-5 13 0s8 5 13 0 8-5 13 0M4 42c5-5 8-5 13 0s8 5 13 0 8-5 13 0',
  },
  leaselight: { cut: 'capitals', path: 'M24 7a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM18 36h12M20 42h8' },
  careshift: { cut: 'serif', path: 'M40 24A16 16 0 1 1 30 9M40 5v10H30M24 14v11l8 5' },
  'alp-ticketing': { cut: 'capitals', path: 'M5 15h38v6a4 4 0 0 0 0 8v6H5v-6a4 4 0 0 0 0-8ZM13 31l7-12 5 8 3-4 6 8' },
  schoolrun: { cut: 'mono', path: 'M6 38h36M10 38V20L24 8l14 12v18M24 38V27' },
  rentledger: { cut: 'mono', path: 'M10 6h28v36H10ZM17 6v36M23 16h10M23 24h10M23 32h6' },
};
