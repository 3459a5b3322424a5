import { Button, Field, TextInput } from '@agile-languages/shared/ui';
import { type ComponentProps, useState } from 'react';
import { Camera } from './camera.tsx';
import styles from './table.module.css';

export function Collect({ onText, since }: ComponentProps<typeof Camera>) {
  const [typed, setTyped] = useState('');
  const [isScanning, setIsScanning] = useState(false);

  const onType = (text: string) => {
    const isWhole = text.replaceAll(/[^a-z]/gi, '').length >= 8;
    setTyped(isWhole ? '' : text);
    if (isWhole) onText(text);
  };

  return (
    <div className={styles.collect}>
      <Field
        label="Code of a phone"
        hint="Eight letters. The field empties itself when they are complete; a new code of the same phone changes its answer."
      >
        <TextInput
          className={styles.letters}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      <Button variant="line" onClick={() => setIsScanning(!isScanning)}>
        {isScanning ? 'Stop the camera' : 'Read the codes with the camera'}
      </Button>
      {isScanning ? <Camera since={since} onText={onText} /> : null}
    </div>
  );
}
