import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeReader } from '../tools/scan/code-reader.ts';
import styles from './table.module.css';

const pause = 250;

/** No picture is kept. */
export function Camera({ onText, since }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onText, since });
  const [failure, setFailure] = useState('');

  useEffect(() => {
    latest.current = { onText, since };
  });

  useEffect(() => {
    const { current: screen } = video;
    if (!screen) return;
    return start(screen, reader(latest), setFailure);
  }, []);

  return failure ? (
    <p role="alert" className={styles.message}>
      {failure}
    </p>
  ) : (
    <video ref={video} className={styles.camera} aria-label="What the camera sees" muted playsInline />
  );
}

/** Each code in view once, and one in each frame: the next would not see what this one changes. */
function reader(latest: RefObject<CameraProps>) {
  let known: readonly string[] = [];
  const refused = new Map<string, string>();
  return (texts: readonly string[]) => {
    const { onText, since } = latest.current;
    const isNew = (text: string) => !known.includes(text) || (refused.get(text) ?? since) !== since;
    const fresh = texts.find(isNew);
    if (texts.length > 0) known = texts.filter((text) => text === fresh || known.includes(text));
    if (!fresh) return;
    refused.delete(fresh);
    if (!onText(fresh)) refused.set(fresh, since);
  };
}

function start(
  screen: HTMLVideoElement,
  onTexts: (texts: readonly string[]) => void,
  onFailure: (sentence: string) => void,
) {
  let isOver = false;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    const read = await codeReader();
    if (isOver) return;
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (isOver) return stop();
    screen.srcObject = stream;
    await screen.play();
    const look = async () => {
      const texts = await read(screen).catch(() => []);
      if (isOver) return;
      onTexts(texts);
      timer = setTimeout(look, pause);
    };
    await look();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };

  run().catch((cause: unknown) => {
    if (isOver) return;
    stop();
    console.warn('table: the camera could not be used', cause);
    onFailure(sentenceOf(cause));
  });
  return stop;
}

const sentenceOf = (cause: unknown): string =>
  cause instanceof DOMException && cause.name === 'NotAllowedError'
    ? 'This browser may not use the camera here. Allow it and load the page again, or type the letters.'
    : 'No camera could be used. Type the letters.';

interface CameraProps {
  /** @returns whether it is taken */
  onText: (text: string) => boolean;
  /** Another value has what was not taken read again. */
  since: string;
}
