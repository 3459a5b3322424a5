import { expect, onTestFinished, test, vi } from 'vitest';
import { showDebugPanel } from './debug-panel.ts';

vi.mock('./site.ts', () => ({ siteOrigin: 'https://site.test' }));

function testPanel(partner = '') {
  const host = document.createElement('agile-enrolment');
  host.setAttribute('limit', '3');
  Object.assign(host, { version: '1.0.3', state: 'ready' });
  const container = document.createElement('div');
  host.append(container);
  document.body.append(host);
  onTestFinished(() => host.remove());
  const removing = new AbortController();
  showDebugPanel({ host, container, adapt: () => ({ partner }) }, removing.signal);
  return { host, removing, text: () => host.querySelector('[role=region]')?.textContent ?? '' };
}

test('debug panel: version, state, attributes, the policy, and what is missing', () => {
  const { text } = testPanel();

  expect(text()).toContain('version 1.0.3, ready');
  expect(text()).toContain('limit="3"');
  expect(text()).toContain('connect-src https://site.test; img-src https://site.test');
  expect(text()).toContain('no partner key');
});

test('debug panel of a federated host with a key: not said to be missing', () => {
  expect(testPanel('pk_live_acme').text()).not.toContain('no partner key');
});

test('debug panel: the newest events first, as text; gone with the element', () => {
  const { host, removing, text } = testPanel();
  const raise = (name: string, detail: object) => host.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  raise('agile-ready', { v: 1 });
  raise('agile-enrol', { v: 1, classId: '<b>1</b>' });

  expect(text()).toMatch(/agile-enrol \{"v":1,"classId":"<b>1<\/b>"\}\nagile-ready \{"v":1\}$/);
  removing.abort();
  expect(text()).toBe('');
});
