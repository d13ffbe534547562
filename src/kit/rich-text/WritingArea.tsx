import Box from '@mui/material/Box';
import type { Extensions } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { isFocusLost } from '@/ui/hooks/focus-main';
import type { EditorProps } from './editor-props';
import { pastedHtml } from './pasted-html';
import { Toolbar } from './Toolbar';

type WritingAreaProps = EditorProps & {
  /** The text as it is stored. */
  stored: string;
  /** The same text as the editor writes it. */
  edited: string;
  /** Whether it replaces a pressed button, whose focus it takes. */
  isResult: boolean;
  /** How often the text was set from outside. */
  filled: number;
  extensions: Extensions;
};

/** Height in pixels beyond which the text scrolls. */
export const WRITING_HEIGHT = 480;

/** The editable area below the toolbar. When edits are undone, its value is the stored text again. */
export const WritingArea = ({ extensions, edited, stored, filled, ...props }: WritingAreaProps) => {
  const { onChange, onBlur, inputRef, isInvalid, isResult, label } = props;
  const { Tools, fromEditor } = props.extras;
  const editor = useEditor({
    extensions,
    content: edited,
    // The styles below replace the editor's own style sheet.
    injectCSS: false,
    editorProps: useEditorProps(props),
    onBlur,
    onUpdate: ({ editor: { isEmpty }, editor }) => {
      const now = editor.getHTML();
      if (now === edited) onChange(stored);
      else onChange(isEmpty ? '' : (fromEditor?.(now) ?? now));
    },
  });
  useEffect(() => inputRef(editor.view.dom), [inputRef, editor]);
  const takesFocus = useRef(isResult);
  useEffect(() => {
    if (takesFocus.current && isFocusLost()) editor.view.focus();
    takesFocus.current = false;
  }, [editor]);
  const shown = useRef(filled);
  useEffect(() => {
    if (filled === shown.current) return;
    shown.current = filled;
    // Undo restores the previous text.
    editor.commands.setContent(edited, { emitUpdate: false });
  }, [editor, edited, filled]);
  return (
    <Box sx={FRAME} data-invalid={isInvalid || undefined}>
      <Toolbar editor={editor} label={label}>
        {Tools && <Tools editor={editor} />}
      </Toolbar>
      <EditorContent editor={editor} />
    </Box>
  );
};

const useEditorProps = ({ name, labelledBy, describedBy, isInvalid, isRequired }: EditorProps) =>
  useMemo(
    () => ({
      attributes: {
        name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
        'aria-required': String(isRequired),
      },
      transformPastedHTML: pastedHtml,
      // Tab leaves the field, inside a list too: true skips the editor's handler, and the browser moves the focus.
      handleDOMEvents: { keydown: (_: unknown, { key }: KeyboardEvent) => key === 'Tab' },
    }),
    [name, labelledBy, describedBy, isInvalid, isRequired],
  );

const FRAME = {
  border: '1px solid',
  borderColor: 'surface.outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  // Outside the border, because the toolbar would cover a shadow inside it.
  '&:focus-within': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
  },
  '&[data-invalid]': { borderColor: 'error.main', outlineColor: 'error.main' },
  '& [role=textbox]': {
    minHeight: 176,
    maxHeight: WRITING_HEIGHT,
    overflowY: 'auto',
    px: 1.5,
    py: 1,
    outline: 'none',
    color: 'text.primary',
    typography: 'body1',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '& > :first-of-type': { mt: 0 },
    '& p, & ul, & ol, & blockquote, & pre': { my: 1 },
    '& li > p': { my: 0 },
    '& ul, & ol': { pl: 3 },
    '& h1, & h2': { typography: 'h2', mt: 2, mb: 1 },
    '& h3, & h4, & h5, & h6': { typography: 'h3', mt: 2, mb: 1 },
    '& a': { color: 'primary.main', textDecoration: 'underline' },
    '& blockquote': { mx: 0, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider' },
    '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider' },
    '& code': { bgcolor: 'surface.sunken', borderRadius: '4px', px: 0.5 },
  },
} as const;
