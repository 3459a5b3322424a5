import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { session } from '../platform/index.ts';
import { initialSession } from '../session/index.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  session.store.setState(initialSession);
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
