const looks = 10;

export interface Pulse {
  heard: () => void;
  end: () => void;
}

/** Counts unanswered looks, because the process that asks may be busy itself. @param longest milliseconds */
export function watchPulse(ask: () => void, longest: number, onSilence: () => void): Pulse {
  let unanswered: number | undefined;
  const timer = setInterval(() => {
    if (unanswered === undefined) return;
    if (unanswered >= looks) return onSilence();
    unanswered += 1;
    ask();
  }, longest / looks);
  timer.unref();
  return {
    heard: () => {
      unanswered = 0;
    },
    end: () => clearInterval(timer),
  };
}
