import { siteConfig } from '@agile-languages/shared/platform';
import { usePicture } from '@agile-languages/shared/ui';
import { Initials } from './initials.tsx';
import styles from './portrait.module.css';

/** An expert's photo from the file service; drawn initials when there is none. */
export function Portrait({ id, fullname, userImage, size = 72 }: PortraitProps) {
  const { demo, fileBase } = siteConfig();
  const { isMissing, picture } = usePicture(userImage ? `${fileBase}/users/${userImage}` : undefined);
  const drawn = demo ? `Initials of ${fullname}, demo profile` : `Initials of ${fullname}`;

  if (isMissing) return <Initials id={id} fullname={fullname} size={size} label={drawn} />;
  return (
    <img
      className={styles.portrait}
      alt={demo ? drawn : `Photo of ${fullname}`}
      width={size}
      height={size}
      decoding="async"
      {...picture}
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
