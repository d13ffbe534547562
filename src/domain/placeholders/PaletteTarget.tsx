import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { usePlaceholderField } from './placeholder-fields';

/** Registers an editor with the palette, as the field `source`. Renders nothing. */
export const PaletteTarget = ({ editor, source }: { editor: Editor; source: string }) => {
  const setCurrent = usePlaceholderField(source, (name) => {
    editor.chain().focus().insertContent({ type: 'placeholder', attrs: { name } }).run();
  });
  useEffect(() => {
    editor.on('focus', setCurrent);
    return () => void editor.off('focus', setCurrent);
  }, [editor, setCurrent]);
  return null;
};
