/** Test helpers: render a page as the shell would, respond as the provider would. Mocks stop at the network. */
import '@testing-library/jest-dom/vitest';

export { testConfig } from './config.ts';
export { type FakeAnswer, type FakePath, type FakeReply, type FakeRequest, fakeApi } from './fake-api.ts';
export { loadInitialData, renderElement, renderPage, renderSection } from './render-page.tsx';
export { testClassRow, testFaqRow, testPartnerRow, testProfileRow, testSampleRow } from './rows.ts';
