import { languages } from '@agile-languages/shared/languages';
import { Mark } from '@agile-languages/shared/ui';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './language-menu.module.css';

/** Grace between pointer and panel, in milliseconds. */
const leaveGrace = 120;

/** The dropdown with the nine Languages. Opens on click and hover; closes on mouse leave, Escape and focus out. */
export function LanguageMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovers = () => matchMedia('(min-width: 1100px) and (hover: hover)').matches;

  const onMouseEnter = () => {
    clearTimeout(leaving.current);
    if (hovers()) setOpen(true);
  };
  const onMouseLeave = () => {
    leaving.current = setTimeout(() => hovers() && setOpen(false), leaveGrace);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keyboards
    <li
      className={styles.item}
      onMouseEnter={onMouseEnter}
      onMouseLeave={onMouseLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="language-menu"
        onClick={() => setOpen(!open)}
      >
        Languages <span className={styles.chevron} aria-hidden />
      </button>
      <ul id="language-menu" className={styles.panel} hidden={!open}>
        {languages.map(({ id, key, name, hours }) => (
          <li key={id}>
            <NavLink to={`/languages/${id}`} className={key === 'product' ? styles.first : undefined}>
              <Mark language={key} />
              <span>{name}</span>
              <span className={styles.hours}>{hours} h</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
