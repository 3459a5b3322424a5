/** Runs in the page after `watchWork`, before its scripts: uses nothing from outside. */
export function watchMedia(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  const held = new Map<unknown, { what: string; area: string; isOver: () => boolean }>();
  const hold = (key: unknown, what: string, area: string | undefined, isOver = () => false) => {
    if (area) held.set(key, { what, area, isOver });
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    hold(this, `${this.localName} that plays`, work.areaOf(), () => this.paused || this.ended);
    return play.call(this);
  };
  if ('WakeLock' in window) {
    const { request } = WakeLock.prototype;
    class Held extends EventTarget {
      readonly type = 'screen';
      onrelease = null;
      released = false;

      async release() {
        this.released = true;
        this.dispatchEvent(new Event('release'));
      }
    }
    // Without a screen no browser gives one, and then there would be nothing to let go.
    WakeLock.prototype.request = async function (type) {
      let given: WakeLockSentinel | undefined;
      hold({}, 'screen that stays on', work.areaOf(), () => given?.released ?? false);
      given = await request.call(this, type).catch(() => new Held());
      return given;
    };
  }
  const devices = 'mediaDevices' in navigator ? MediaDevices.prototype : undefined;
  const open = devices?.getUserMedia;
  if (devices && open)
    devices.getUserMedia = async function (wished) {
      const area = work.areaOf();
      const stream = await open.call(this, wished);
      for (const track of stream.getTracks())
        hold(track, track.kind === 'audio' ? 'microphone' : 'camera', area, () => track.readyState === 'ended');
      return stream;
    };
  const { setPositionState } = MediaSession.prototype;
  MediaSession.prototype.setPositionState = function (state) {
    if (state?.duration === undefined) held.delete('position');
    else hold('position', 'position of what plays', work.areaOf());
    setPositionState.call(this, state);
  };
  const { setActionHandler } = MediaSession.prototype;
  MediaSession.prototype.setActionHandler = function (action, handler) {
    if (handler) hold(action, `key for ${action}`, work.areaOf());
    else held.delete(action);
    setActionHandler.call(this, action, handler);
  };
  const blobs = new Map<string, number>();
  work.bytesOfBlobs = () => [...blobs.values()].reduce((sum, size) => sum + size, 0);
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const address = createObjectURL.call(URL, object);
    if (object instanceof Blob) blobs.set(address, object.size);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    blobs.delete(address);
    revokeObjectURL.call(URL, address);
  };
  const running = work.running as (areas: readonly string[]) => string[];
  work.running = (areas: readonly string[]) => [
    ...running(areas),
    ...[...held.values()]
      .filter(({ area, isOver }) => areas.includes(area) && !isOver())
      .map(({ what, area }) => `a ${what} of ${area}`),
  ];
}
