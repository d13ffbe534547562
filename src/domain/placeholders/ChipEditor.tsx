import Box from '@mui/material/Box';
import { closeHistory } from '@tiptap/pm/history';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
} from 'react';
import { useEvent } from 'react-admin';
import { textOrNumberOf } from '@/core/text';
import { useChipWords } from './useChipWords';
import { CHIPS } from './chip-style';
import { PaletteTarget } from './PaletteTarget';
import { documentOf, pastedSlice, plainExtensions, textIn } from './plain-document';

export type ChipEditorProps = Omit<ComponentProps<'input'>, 'ref' | 'onChange'> & {
  ref?: Ref<HTMLElement>;
  /** Called with the text as the value of a target. */
  onChange?: (event: { target: { name?: string; value: string } }) => void;
  isMultiline: boolean;
};

/**
 * An editor of plain text with placeholders as chips, which replaces a form's native input and has the same value and
 * names. It leaves the stored text unchanged until the user edits it.
 */
export const ChipEditor = ({ isMultiline, ...props }: ChipEditorProps) => {
  const { name = '', value, className, ref, onChange, onFocus, onBlur } = props;
  const text = textOrNumberOf(value);
  const root = useRef<HTMLDivElement>(null);
  const wordsOf = useChipWords(root);
  const [extensions] = useState(() => plainExtensions(wordsOf, isMultiline));
  const written = useRef(text);
  const write = useEvent((next: string) => {
    written.current = next;
    onChange?.({ target: { name, value: next } });
  });
  const isEditable = !(props.readOnly || props.disabled);
  const editor = useEditor({
    extensions,
    content: documentOf(text, isMultiline),
    editable: isEditable,
    injectCSS: false,
    coreExtensionOptions: { clipboardTextSerializer: { blockSeparator: '\n' } },
    editorProps: useEditorProps(props, isMultiline),
    onUpdate: (update) => write(textIn(update.editor)),
  });
  // The editor does not follow its initial options.
  useEffect(() => editor.setEditable(isEditable, false), [editor, isEditable]);
  useEffect(() => {
    if (text === written.current) return;
    // The form has set the value: a restored draft, a resolved conflict or undone changes.
    written.current = text;
    editor.commands.setContent(documentOf(text, isMultiline), { emitUpdate: false });
  }, [editor, text, isMultiline, written]);
  useImperativeHandle(ref, () => editor.view.dom, [editor]);
  return (
    <Box
      ref={root}
      className={className}
      sx={isMultiline ? LINES : LINE}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <EditorContent editor={editor} />
      <PaletteTarget editor={editor} source={name} />
    </Box>
  );
};

const useEditorProps = (props: Omit<ChipEditorProps, 'isMultiline'>, isMultiline: boolean) => {
  const { id = '', name = '', readOnly } = props;
  const isInvalid = props['aria-invalid'];
  const describedBy = props['aria-describedby'];
  const isRequired = props['aria-required'];
  return useMemo(
    () => ({
      attributes: {
        id,
        name,
        role: 'textbox',
        'aria-labelledby': `${id}-label`,
        'aria-multiline': String(isMultiline),
        'aria-invalid': String(isInvalid ?? false),
        'aria-required': String(isRequired ?? false),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
      },
      handlePaste: (view: EditorView, { clipboardData }: ClipboardEvent) => {
        if (!clipboardData) return false;
        const slice = pastedSlice(
          view.state.schema,
          clipboardData.getData('text/plain'),
          isMultiline,
        );
        // Makes the paste an undo step of its own.
        view.dispatch(closeHistory(view.state.tr).replaceSelection(slice).scrollIntoView());
        return true;
      },
      handleKeyDown: (view: EditorView, { key, isComposing }: KeyboardEvent) => {
        if (isMultiline || key !== 'Enter' || isComposing) return false;
        // Enter presses the form's button, as in a native input of one line.
        view.dom.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click();
        return true;
      },
    }),
    [id, name, readOnly, isInvalid, describedBy, isRequired, isMultiline],
  );
};

const WRITING = {
  ...CHIPS,
  '&&': { height: 'auto' },
  '& .ProseMirror': {
    outline: 'none',
    minHeight: 20,
    lineHeight: '20px',
    fontVariantLigatures: 'none',
    '& p': { m: 0 },
  },
} as const;
const LINES = {
  ...WRITING,
  '& .ProseMirror': {
    ...WRITING['& .ProseMirror'],
    minHeight: 60,
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
  },
} as const;
/** Style of a field of one line: a long text scrolls sideways with the cursor. */
const LINE = {
  ...WRITING,
  '& .ProseMirror': {
    ...WRITING['& .ProseMirror'],
    whiteSpace: 'pre',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Keeps the chips' outlines from being cut.
    my: '-2px',
    py: '2px',
  },
} as const;
