import { siteConfig } from '@agile-languages/shared/platform';
import { Initials } from './initials.tsx';
import styles from './portrait.module.css';
import { useMissing } from './use-missing.ts';

/** An expert's photo from the file service; drawn initials when there is none. */
export function Portrait({ id, fullname, userImage, size = 72 }: PortraitProps) {
  const { demo, fileBase } = siteConfig();
  const { missing, watch } = useMissing();
  const drawn = demo ? `Initials of ${fullname}, demo profile` : `Initials of ${fullname}`;

  if (!userImage || missing) return <Initials id={id} fullname={fullname} size={size} label={drawn} />;
  return (
    <img
      className={styles.portrait}
      src={`${fileBase}/users/${userImage}`}
      alt={demo ? drawn : `Photo of ${fullname}`}
      width={size}
      height={size}
      decoding="async"
      {...watch}
    />
  );
}

interface PortraitProps {
  id: string;
  fullname: string;
  userImage: string;
  /** Side length in pixels. Default 72. */
  size?: 72 | 160;
}
