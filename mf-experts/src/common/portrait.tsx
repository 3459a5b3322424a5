import type { ProfileRow } from '@agile-languages/shared/api';
import { siteConfig } from '@agile-languages/shared/platform';
import { usePicture } from '@agile-languages/shared/ui';
import { Initials } from './initials.tsx';
import { Picture } from './picture.tsx';
import styles from './portrait.module.css';

const widthsOf = { 72: [72, 160, 240], 160: [160, 320, 480] };

/** On its mean colour until it has come; initials when there is none. */
export function Portrait({ profile, size = 72 }: PortraitProps) {
  const { id, fullname, userImage, imageText, imageTint } = profile;
  const { demo, fileBase } = siteConfig();
  const address = userImage ? `${fileBase}/users/${userImage}` : undefined;
  const { isMissing, picture } = usePicture(address);
  const drawn = demo ? `Initials of ${fullname}, demo profile` : `Initials of ${fullname}`;
  if (isMissing || !address) return <Initials id={id} fullname={fullname} size={size} label={drawn} />;
  const isPhoto = !demo || imageTint;
  const image = (
    <img
      className={styles.portrait}
      alt={imageText || (isPhoto ? `Photo of ${fullname}` : drawn)}
      width={size}
      height={size}
      decoding="async"
      {...picture}
      loading={size === 72 ? 'lazy' : 'eager'}
    />
  );
  if (!imageTint) return image;
  return (
    <span className={styles.frame}>
      <svg viewBox="0 0 1 1" width={size} height={size} aria-hidden="true">
        <path fill={imageTint} d="M0 0h1v1H0Z" />
      </svg>
      <Picture address={address} widths={widthsOf[size]}>
        {image}
      </Picture>
    </span>
  );
}

interface PortraitProps {
  profile: Pick<ProfileRow, 'id' | 'fullname' | 'userImage' | 'imageText' | 'imageTint'>;
  /** Pixels. Default 72. */
  size?: 72 | 160;
}
