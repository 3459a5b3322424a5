import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Camera } from './camera.tsx';

const onText = vi.fn<(text: string) => boolean>();
let inView: string[] = [];

beforeEach(() => {
  onText.mockReset().mockReturnValue(true);
  inView = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  giveReader(async () => ['qr_code']);
});

function giveReader(getSupportedFormats: () => Promise<string[]>) {
  class TestDetector {
    static getSupportedFormats = getSupportedFormats;
    detect = async () => inView.map((rawValue) => ({ rawValue }));
  }
  vi.stubGlobal('BarcodeDetector', TestDetector);
}

function giveCamera(open = (stream: MediaStream) => Promise.resolve(stream)) {
  const track = {
    isRunning: false,
    stop() {
      track.isRunning = false;
    },
  };
  const getUserMedia = vi.fn(() => {
    track.isRunning = true;
    return open(Object.assign(new MediaStream(), { getTracks: () => [track as unknown as MediaStreamTrack] }));
  });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  return { track, getUserMedia };
}

const noCamera = 'No camera could be used. Type the letters.';

test('reader of codes cannot be loaded: one sentence, and no camera runs', async () => {
  const { track } = giveCamera();
  giveReader(() => Promise.reject(new Error('test')));
  render(<Camera since="" onText={onText} />);

  expect(await screen.findByText(noCamera)).toBeVisible();
  expect(track.isRunning).toBe(false);
});

test('picture of the camera cannot be shown: one sentence, and the camera is switched off', async () => {
  const { track } = giveCamera();
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error('test'));
  render(<Camera since="" onText={onText} />);

  expect(await screen.findByText(noCamera)).toBeVisible();
  expect(track.isRunning).toBe(false);
});

test('camera is not allowed: the sentence says what to do', async () => {
  giveCamera(() => Promise.reject(new DOMException('test', 'NotAllowedError')));
  render(<Camera since="" onText={onText} />);

  expect(await screen.findByText(/^This browser may not use the camera here\./)).toBeVisible();
});

test('closed while it reads: the camera is switched off', async () => {
  const { track, getUserMedia } = giveCamera();
  inView = ['AAAA'];
  const { unmount } = render(<Camera since="" onText={onText} />);
  await vi.waitFor(() => expect(onText).toHaveBeenCalled());

  unmount();

  expect([getUserMedia.mock.calls.length, track.isRunning]).toEqual([1, false]);
});

test('closed before the visitor allows the camera: it is switched off once it is allowed', async () => {
  const allowed = Promise.withResolvers<void>();
  const { track, getUserMedia } = giveCamera((stream) => allowed.promise.then(() => stream));
  const { unmount } = render(<Camera since="" onText={onText} />);
  await vi.waitFor(() => expect(getUserMedia).toHaveBeenCalled());
  unmount();

  await act(async () => allowed.resolve());

  expect(track.isRunning).toBe(false);
});

test('closed before the reader of codes is loaded: the visitor is not asked for the camera', async () => {
  const loaded = Promise.withResolvers<string[]>();
  const { getUserMedia } = giveCamera();
  giveReader(() => loaded.promise);
  const { unmount } = render(<Camera since="" onText={onText} />);
  unmount();

  await act(async () => loaded.resolve(['qr_code']));

  expect(getUserMedia).not.toHaveBeenCalled();
});

test('codes in view: each is read once while it is there, one after the other', async () => {
  vi.useFakeTimers();
  giveCamera();
  const nextFrame = () => act(() => vi.advanceTimersByTimeAsync(250));
  inView = ['AAAA', 'BBBB'];
  render(<Camera since="" onText={onText} />);
  await nextFrame();
  await nextFrame();
  await nextFrame();
  expect(onText.mock.calls).toEqual([['AAAA'], ['BBBB']]);

  inView = [];
  await nextFrame();
  inView = ['AAAA', 'BBBB', 'CCCC'];
  await nextFrame();
  await nextFrame();
  expect(onText.mock.calls).toEqual([['AAAA'], ['BBBB'], ['CCCC']]);

  inView = ['CCCC'];
  await nextFrame();
  inView = ['AAAA'];
  await nextFrame();
  expect(onText.mock.calls).toEqual([['AAAA'], ['BBBB'], ['CCCC'], ['AAAA']]);
});

test('code that is refused: read again where the round has changed since, and what was taken is not', async () => {
  vi.useFakeTimers();
  giveCamera();
  const nextFrame = () => act(() => vi.advanceTimersByTimeAsync(250));
  onText.mockImplementation((text) => text === 'AAAA');
  inView = ['AAAA', 'BBBB'];
  const { rerender } = render(<Camera since="topic 1" onText={onText} />);
  await nextFrame();
  await nextFrame();
  await nextFrame();
  expect(onText.mock.calls).toEqual([['AAAA'], ['BBBB']]);

  onText.mockReset().mockReturnValue(true);
  rerender(<Camera since="topic 2" onText={onText} />);
  await nextFrame();
  await nextFrame();
  expect(onText.mock.calls).toEqual([['BBBB']]);
});
