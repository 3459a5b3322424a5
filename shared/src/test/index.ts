/** The test kit: render a page as the shell would, answer as the provider would. Mocks stop at the network. */
export { testConfig } from './config.ts';
export { type FakeAnswer, type FakePath, type FakeReply, type FakeRequest, fakeApi } from './fake-api.ts';
export { renderPage, renderSection } from './render-page.tsx';
export { testClassRow, testFaqRow, testPartnerRow, testProfileRow, testSampleRow } from './rows.ts';
