import { withShownTags } from '@agile-languages/api/desk';
import { safeHref, typedLink } from '@agile-languages/shared/formats';
import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import styles from './record.module.css';

/** The title of the page stands above. */
const ownLevel = { 'aria-level': '2' };

export default function RichText({ label, hint, error, isReadOnly, value, onChange, ref }: RichTextProps) {
  const id = useId();
  const written = useRef(value);
  const editor = useEditor({
    content: value,
    editable: !isReadOnly,
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        heading: { levels: [4], HTMLAttributes: ownLevel },
        horizontalRule: false,
        link: { openOnClick: false, autolink: false, protocols: ['http', 'https', 'mailto'] },
        strike: false,
        trailingNode: false,
        underline: false,
      }),
    ],
    editorProps: {
      transformPastedHTML: withShownTags,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}label`,
        'aria-describedby': `${id}hint`,
        'aria-invalid': String(error !== undefined),
      },
    },
    onUpdate({ editor: current }) {
      written.current = current.isEmpty ? '' : current.getHTML().replaceAll(' aria-level="2"', '');
      onChange(written.current);
    },
  });

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);

  return (
    <div className={styles.rich}>
      <p id={`${id}label`} className={styles.label}>
        {label}
      </p>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={styles.editor} />
      <p id={`${id}hint`} className={error ? styles.error : 'note'}>
        {error ?? hint}
      </p>
    </div>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current?.isActive('bold') ?? false,
      italic: current?.isActive('italic') ?? false,
      heading: current?.isActive('heading') ?? false,
      bulletList: current?.isActive('bulletList') ?? false,
      orderedList: current?.isActive('orderedList') ?? false,
      link: current?.isActive('link') ?? false,
    }),
  });
  const marks = [
    ['Bold', active.bold, () => editor.chain().focus().toggleBold().run()],
    ['Italic', active.italic, () => editor.chain().focus().toggleItalic().run()],
    ['Heading', active.heading, () => editor.chain().focus().toggleHeading({ level: 4 }).run()],
    ['List', active.bulletList, () => editor.chain().focus().toggleBulletList().run()],
    ['Numbered list', active.orderedList, () => editor.chain().focus().toggleOrderedList().run()],
  ] as const;

  function setLink() {
    const href = typedLink(address ?? '');
    setWrong(href !== '' && safeHref(href) === undefined);
    if (href !== '' && safeHref(href) === undefined) return;
    if (href === '') editor.chain().focus().unsetLink().run();
    else editor.chain().focus().setLink({ href }).run();
    setAddress(undefined);
  }

  return (
    <>
      <ButtonRow>
        {marks.map(([name, isActive, onClick]) => (
          <Button key={name} variant="line" size="small" aria-pressed={isActive} onClick={onClick}>
            {name}
          </Button>
        ))}
        <Button
          variant="line"
          size="small"
          aria-pressed={active.link}
          aria-expanded={address !== undefined}
          onClick={() => setAddress(editor.getAttributes('link').href ?? '')}
        >
          Link
        </Button>
      </ButtonRow>
      {address === undefined ? null : (
        <div className={styles.link}>
          <input
            type="text"
            aria-label="Address of the link, empty for none"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              setLink();
            }}
          />
          <Button variant="line" size="small" onClick={setLink}>
            Set
          </Button>
          {isWrong ? <p role="alert">The address of a link is like https://example.com or /upcoming-classes.</p> : null}
        </div>
      )}
    </>
  );
}

interface RichTextProps {
  label: string;
  hint?: string;
  error?: string;
  isReadOnly: boolean;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  ref: Ref<{ focus(): void }>;
}
