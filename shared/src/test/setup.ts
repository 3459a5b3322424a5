import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { session } from '../platform/index.ts';
import { initialSession } from '../session/index.ts';

/** A busy machine may need longer than the library's second until something appears. */
configure({ asyncUtilTimeout: 5000 });

/** What pages report of themselves goes nowhere. */
if (typeof navigator !== 'undefined') navigator.sendBeacon = () => true;

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
