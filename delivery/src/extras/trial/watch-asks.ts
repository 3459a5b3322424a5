/** Runs in the page after `watchWork`, before its scripts: uses nothing from outside. For this somebody has to press. */
export function watchAsks(): void {
  const work = Reflect.get(window, Symbol.for('work'));
  const { alert: tell } = window;
  const ask = (what: string) => {
    if (!work.isUsed || work.isLeft) tell(`may this page ${what}?`);
  };
  const asking = {
    'write to the clipboard': 'Clipboard.write Clipboard.writeText',
    'read the clipboard': 'Clipboard.read Clipboard.readText',
    'use a camera or microphone': 'MediaDevices.getUserMedia',
    'record the screen': 'MediaDevices.getDisplayMedia',
    'know where somebody is': 'Geolocation.getCurrentPosition Geolocation.watchPosition',
    'share something': 'Navigator.share',
    'mark its icon': 'Navigator.setAppBadge',
    'take the keys of the keyboard': 'Keyboard.lock',
    'open a window': 'DocumentPictureInPicture.requestWindow',
  };
  for (const [what, calls] of Object.entries(asking))
    for (const [kind = '', name = ''] of calls.split(' ').map((call) => call.split('.'))) {
      const prototype = Reflect.get(window, kind)?.prototype;
      const original = prototype && Reflect.get(prototype, name);
      if (!original) continue;
      prototype[name] = function (...values: unknown[]) {
        ask(what);
        return original.apply(this, values);
      };
    }
  // These are not done here: no person could answer, and the trial would not watch a tab of their own.
  window.print = () => ask('print');
  window.open = () => {
    ask('open a window');
    return null;
  };
  if ('Notification' in window)
    Notification.requestPermission = async () => {
      ask('send notifications');
      return 'denied';
    };
}
