import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Button, ButtonRow, Field, Select, TextArea } from '@agile-languages/shared/ui';
import { useEffect, useState } from 'react';
import { AnswerFields, noAnswers } from './answer-fields.tsx';
import { CodeToScan } from './code-to-scan.tsx';
import styles from './hand-over.module.css';
import { packCard } from './handed.ts';
import { forgetOwn, ownHandOvers, storeOwn } from './own-hand-over.ts';
import { type HandOverKind, isHandOverKind, kindNames } from './questions.content.ts';

export function Giver() {
  const [kind, setKind] = useState<HandOverKind>('story');
  const [text, setText] = useState('');
  const [meant, setMeant] = useState(noAnswers);
  const [link, setLink] = useState('');
  const [ids, setIds] = useState<readonly string[]>([]);

  useEffect(() => {
    const [own] = ownHandOvers();
    if (!own) return;
    setIds([own.id]);
    setKind(own.kind);
    setText(own.text);
    setMeant(own.meant);
  }, []);

  const onShow = async () => {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => (byte % 36).toString(36)).join('');
    storeOwn({ id, kind, text, meant });
    setIds([...ids, id]);
    setLink(`${siteConfig().origin}${paths.handOver}#card=${await packCard({ id, kind, text })}`);
  };
  const onClear = () => {
    forgetOwn(ids);
    setIds([]);
    setText('');
    setMeant(noAnswers);
    setLink('');
  };

  return (
    <div className={styles.steps}>
      <section className={styles.step}>
        <h2>1. Write what you hand over</h2>
        <Field label="It is a">
          <Select value={kind} onChange={({ target }) => isHandOverKind(target.value) && setKind(target.value)}>
            {Object.entries(kindNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Your card" hint="At most 280 characters: it has to fit into a code.">
          <TextArea rows={5} maxLength={280} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </section>
      <section className={styles.step}>
        <h2>2. Say what you mean</h2>
        <p>The other one gets the same eight questions, and answers from your card alone. These answers stay here.</p>
        <AnswerFields kind={kind} answers={meant} onChange={setMeant} />
      </section>
      <section className={styles.step}>
        <h2>3. Hand it over</h2>
        <ButtonRow>
          <Button disabled={text.trim() === ''} onClick={onShow}>
            Show the code
          </Button>
          <Button variant="quiet" onClick={onClear}>
            Start again
          </Button>
        </ButtonRow>
        {link ? (
          <>
            <CodeToScan link={link} label="Code with your card" />
            <p>
              Let the other phone scan it with its camera. It will show a code in return: scan that one with this phone,
              in this browser.
            </p>
          </>
        ) : null}
      </section>
    </div>
  );
}
