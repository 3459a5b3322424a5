import { describe } from 'vitest';
import { tryEveryDoor, versionedCases } from '../../testing/every-door.ts';
import { expertResource } from './expert.ts';

const expertData = { fullname: 'Test Expert', position: 'Test Coach', languages: ['1111117', '1111112'] };

describe('every door', () =>
  tryEveryDoor(expertResource, versionedCases(expertData, { position: 'Other coach', languages: ['1111112'] })));
