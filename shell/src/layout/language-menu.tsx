import { languages } from '@agile-languages/shared/languages';
import { Link, useLocation } from '@agile-languages/shared/router';
import { Mark } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './language-menu.module.css';

/** Time to cross the gap between button and panel, in milliseconds. */
const leaveGrace = 120;

const hovers = () => matchMedia('(min-width: 1100px) and (hover: hover)').matches;

/** The dropdown with the nine Languages. Opens on click and hover; closes on mouse leave, Escape and focus out. */
export function LanguageMenu() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLeaving(item, button, setOpen);
  // A mouse has opened it on its way to the button, so its click must not close it again.
  const onClick = ({ detail }: React.MouseEvent) => setOpen((detail > 0 && hovers()) || !open);

  return (
    <li ref={item} className={styles.item}>
      <button ref={button} type="button" aria-expanded={open} aria-controls="language-menu" onClick={onClick}>
        Languages <span className={styles.chevron} aria-hidden />
      </button>
      <ul id="language-menu" className={styles.panel} hidden={!open}>
        {languages.map(({ id, key, name, hours }) => (
          <li key={id}>
            <Link
              to={`/languages/${id}`}
              className={key === 'product' ? styles.first : undefined}
              aria-current={pathname === `/languages/${id}` ? 'page' : undefined}
            >
              <Mark language={key} />
              <span>{name}</span>
              <span className={styles.hours}>{hours} h</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function useLeaving(
  item: React.RefObject<HTMLLIElement | null>,
  button: React.RefObject<HTMLButtonElement | null>,
  setOpen: (open: boolean) => void,
) {
  useEffect(() => {
    const element = item.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let leaving: ReturnType<typeof setTimeout>;
    const onMouseEnter = () => {
      clearTimeout(leaving);
      if (hovers()) setOpen(true);
    };
    const onMouseLeave = () => {
      leaving = setTimeout(() => hovers() && setOpen(false), leaveGrace);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || button.current?.getAttribute('aria-expanded') !== 'true') return;
      event.stopPropagation();
      setOpen(false);
      button.current.focus();
    };
    element.addEventListener('mouseenter', onMouseEnter, { signal });
    element.addEventListener('mouseleave', onMouseLeave, { signal });
    element.addEventListener('focusout', onFocusOut, { signal });
    element.addEventListener('keydown', onKeyDown, { signal });
    return () => {
      clearTimeout(leaving);
      listening.abort();
    };
  }, [item, button, setOpen]);
}
