export interface BrowserState {
  running: string;
  heard: string;
  storage: string;
  storedByShell: string;
  room: string;
  fonts: string;
  databases: string;
  caches: string;
  files: string;
  tab: string;
  settings: string;
  names: string;
  locks: string;
  highlights: string;
}

/** Runs in the page: uses nothing from outside. @param areas whose pages were left */
export async function stateOfBrowser(areas: readonly string[]): Promise<BrowserState> {
  const work = Reflect.get(window, Symbol.for('work'));
  const isOfOthers = (name = '') => !areas.some((area) => name === area || name.startsWith(`${area}-`));
  const databases = await indexedDB.databases();
  const namesOfCaches = await caches.keys();
  const locks = await navigator.locks.query();
  const files: string[] = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
  const stores = { local: localStorage, session: sessionStorage };
  const hasRoom = (storage: Storage) => {
    try {
      storage.setItem('room', 'x'.repeat(100_000));
      return true;
    } catch {
      return false;
    } finally {
      storage.removeItem('room');
    }
  };
  const { metadata, playbackState } = navigator.mediaSession;
  const { title = '', artist = '', album = '', artwork = [] } = metadata ?? {};
  const shownOver = [document.fullscreenElement, document.pointerLockElement, document.pictureInPictureElement];
  // By its key: browsers keep 50 entries, so places change.
  const placeOfLeft = navigation.entries().findIndex(({ key }) => key === work.entry);
  const besides = Reflect.get(window, 'documentPictureInPicture')?.window;
  return {
    running: work.running(areas).join('\n'),
    heard: work.listeners().join(', '),
    storage: Object.entries(stores)
      .flatMap(([kind, storage]) =>
        Object.keys(storage).map((key) => `${kind} ${key}${key === 'of another' ? ` ${storage.getItem(key)}` : ''}`),
      )
      .sort()
      .join(', '),
    // What is typed into the form of the home page, and where pages were scrolled to, is of the page itself.
    storedByShell: ['token', 'search-key', 'partner']
      .flatMap((key) => [localStorage, sessionStorage].map((storage) => `${key} ${storage.getItem(key)}`))
      .filter((line) => !line.endsWith(' null'))
      .join('\n'),
    room: Object.entries(stores)
      .flatMap(([kind, storage]) => (hasRoom(storage) ? [] : [`no room in ${kind} storage`]))
      .join(', '),
    fonts: [...document.fonts].map(({ family, style, weight }) => `${family} ${style} ${weight}`).join(', '),
    databases: databases
      .flatMap(({ name = '' }) => (isOfOthers(name) ? name : []))
      .sort()
      .join('\n'),
    caches: namesOfCaches.filter(isOfOthers).sort().join('\n'),
    files: files.filter(isOfOthers).sort().join('\n'),
    settings: work.settings().join('\n'),
    names: work.names(areas).join(', '),
    locks: [...(locks.held ?? []), ...(locks.pending ?? [])].map(({ name }) => name).join(', '),
    highlights: [...CSS.highlights.keys()].join(', '),
    tab: [
      `name ${JSON.stringify(window.name)}`,
      `full screen ${shownOver.map((element) => element?.localName ?? 'no').join(' ')}`,
      `window of its own ${besides ? 'open' : 'no'}`,
      `selected ${Math.min(1, String(getSelection()).length)}`,
      `plays ${JSON.stringify(title)} ${[artist, album, ...artwork.map(({ src }) => src), playbackState].filter(Boolean).join(' ')}`,
      `speaks ${speechSynthesis.speaking || speechSynthesis.pending}`,
      `${(navigation.currentEntry?.index ?? 0) - placeOfLeft} new in the history`,
      `with ${Object.keys(history.state ?? {}).join(' ') || 'nothing'} in the history`,
    ].join(', '),
  };
}
