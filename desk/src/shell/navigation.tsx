import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useAccount } from '../api/account.ts';
import styles from './layout.module.css';
import { sectionsOf } from './sections.ts';

export function Navigation() {
  const { role } = useAccount();
  return (
    <nav aria-label="Sections" className={styles.nav}>
      <ul>
        {sectionsOf(role).map((part) => (
          <li key={part.name}>{'sections' in part ? <Group {...part} /> : <SectionLink {...part} />}</li>
        ))}
      </ul>
    </nav>
  );
}

const SectionLink = ({ path, name }: { path: string; name: string }) => (
  <NavLink to={path} end={path === '/'}>
    {name}
  </NavLink>
);

type GroupProps = Extract<ReturnType<typeof sectionsOf>[number], { sections: unknown }>;

/** Closes with Escape, when the focus leaves it, and after a choice. */
function Group({ name, sections }: GroupProps) {
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const isHere = sections.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));

  function close() {
    if (details.current) details.current.open = false;
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  /** Where a press moves no focus, the document hears it. */
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close();
  }

  useEffect(() => {
    function onPress({ target }: PointerEvent) {
      if (details.current?.open && target instanceof Node && !details.current.contains(target))
        details.current.open = false;
    }
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  return (
    <details ref={details} key={pathname} className={styles.group} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={isHere ? styles.here : undefined}>{name}</summary>
      <ul>
        {sections.map((section) => (
          <li key={section.path}>
            <SectionLink {...section} />
          </li>
        ))}
      </ul>
    </details>
  );
}
