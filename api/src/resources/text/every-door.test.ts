import { describe } from 'vitest';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { textResource } from './text.ts';

describe('every door', () =>
  tryEveryDoor(textResource, {
    save: { id: 'home-holders', input: { data: { figure: '12', words: 'graduates' } } },
    publish: { id: 'terms' },
    restore: { id: 'footer', before: [['save', { data: { text: '<p>Test</p>' } }]], input: { from: 1 } },
    reset: {
      id: 'footer',
      before: [
        ['save', { data: { text: '<p>Test</p>' } }],
        ['publish', {}],
      ],
    },
  }));
