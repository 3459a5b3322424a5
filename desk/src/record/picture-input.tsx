import { Button, Field, TextInput } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAccount } from '../api/account.ts';
import { sendFile, sentenceOf } from '../api/call.ts';
import { FocalPoint, type Point } from './focal-point.tsx';
import styles from './record.module.css';

const largest = 10 * 1024 * 1024;
const accepted = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml';

const shown = {
  photo: {
    width: 160,
    height: 160,
    hint: 'PNG, JPEG, WebP, AVIF or SVG up to 10 MB. The site shows a square of it, around a point that is chosen once it is here; without one it draws a portrait.',
  },
  logo: {
    width: 272,
    height: 68,
    hint: 'PNG, JPEG, WebP, AVIF or SVG up to 10 MB. Without one the site writes the name.',
  },
};

export function PictureInput({ purpose, label, error, value, onChange }: PictureInputProps) {
  const { siteOrigin } = useAccount();
  const input = useRef<HTMLInputElement>(null);
  const { width, height, hint } = shown[purpose];
  const [whole, setWhole] = useState<File>();
  const bringIn = useMutation({
    mutationFn: ({ file, point }: { file: File; point?: Point }) =>
      sendFile<{ id: string }>(`/pictures/${purpose}${point ? `?x=${point.x}&y=${point.y}` : ''}`, file),
    onSuccess: ({ id }, { file }) => {
      onChange(id);
      setWhole(file);
    },
    onSettled: clear,
  });

  function clear() {
    if (input.current) input.current.value = '';
  }

  const isTooLarge = (bringIn.variables?.file.size ?? 0) > largest;
  const refused = bringIn.error && (isTooLarge ? 'The picture is larger than 10 MB.' : sentenceOf(bringIn.error));

  return (
    <div className={styles.picture}>
      <Field label={label} hint={hint} error={error ?? refused ?? undefined}>
        <TextInput
          ref={input}
          type="file"
          accept={accepted}
          disabled={bringIn.isPending}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) bringIn.mutate({ file });
          }}
        />
      </Field>
      <p role="status">{bringIn.isPending ? 'The picture is being made.' : bringIn.isSuccess ? 'Brought in.' : ''}</p>
      {value ? (
        <>
          <img
            src={`${siteOrigin}/files/pictures/${value}-${width}.webp`}
            alt={`${label} as the site shows it`}
            width={width}
            height={height}
          />
          {whole && purpose === 'photo' ? (
            <FocalPoint
              key={`${whole.name} ${whole.lastModified}`}
              file={whole}
              isPending={bringIn.isPending}
              onUse={(point) => bringIn.mutate({ file: whole, point })}
            />
          ) : null}
          <Button variant="line" size="small" onClick={() => onChange('')}>
            Remove <span className="visually-hidden">{label}</span>
          </Button>
        </>
      ) : null}
    </div>
  );
}

interface PictureInputProps {
  purpose: 'photo' | 'logo';
  label: string;
  error?: string;
  /** Id of the picture, or `''`. */
  value: string;
  onChange: (value: string) => void;
}
