import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { session } from '../platform/index.ts';
import { initialSession } from '../platform/session-store.ts';

/** A busy machine may need longer than a second. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom lacks these. A name in a variable needs no types of Node. */
const streams: string = 'node:stream/web';
const { CompressionStream, DecompressionStream } = await import(streams);
globalThis.CompressionStream ??= CompressionStream;
globalThis.DecompressionStream ??= DecompressionStream;

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
