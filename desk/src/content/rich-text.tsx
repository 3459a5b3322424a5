import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import styles from './content.module.css';

/** Text with what the site shows of it: paragraphs, lists, headings, bold, italic, links. */
export default function RichText({ label, hint, error, value, onChange }: RichTextProps) {
  const id = useId();
  const [address, setAddress] = useState<string>();
  const editor = useEditor({
    content: value,
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        heading: { levels: [4] },
        horizontalRule: false,
        link: { openOnClick: false, autolink: false, protocols: ['http', 'https', 'mailto'] },
        strike: false,
        trailingNode: false,
        underline: false,
      }),
    ],
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}label`,
        'aria-describedby': `${id}hint`,
      },
    },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
  });
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
    if (address === '') editor.chain().focus().unsetLink().run();
    else if (address) editor.chain().focus().setLink({ href: address }).run();
    setAddress(undefined);
  }

  return (
    <div className={styles.rich}>
      <p id={`${id}label`} className={styles.label}>
        {label}
      </p>
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
        </div>
      )}
      <EditorContent editor={editor} className={styles.editor} />
      <p id={`${id}hint`} className="note">
        {error ?? hint}
      </p>
    </div>
  );
}

interface RichTextProps {
  label: string;
  hint?: string;
  error?: string;
  /** HTML that the text begins with. */
  value: string;
  onChange: (html: string) => void;
}
