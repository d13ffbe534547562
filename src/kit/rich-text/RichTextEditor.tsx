import type { Extensions } from '@tiptap/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MAX_RICH_TEXT_LENGTH } from '@/core/constants';
import { useLoaded } from '@/ui/lazy/lazy-component';
import type { EditorProps, RichTextEditorProps } from './editor-props';
import { editedHtml, extensionsWith } from './extensions';
import { htmlOf } from './html-of';
import { EXCESS, unsupportedMarkupOf } from './unsupported-markup';
import { RichTextSkeleton } from './RichTextSkeleton';
import { ConvertedNotice, UnsupportedMarkup } from './UnsupportedMarkup';
import { WritingArea } from './WritingArea';

/** The editor, once the form's extras have loaded. */
export const RichTextEditor = ({ extras, ...props }: RichTextEditorProps) => {
  const loaded = useLoaded(extras);
  return loaded ? <LoadedEditor {...props} extras={loaded} /> : <RichTextSkeleton />;
};

type Converted = { from: string; parts: readonly string[] };

const LoadedEditor = (props: EditorProps) => {
  const { value, onChange, extras } = props;
  const [extensions] = useState(() => extensionsWith(extras));
  const { text, at, fill, write } = useEditorText(value, onChange);
  const [converted, setConverted] = useState<Converted | null>(null);
  const [isPressed, setIsPressed] = useState(false);

  const { toEditor = same } = extras;
  // Memoised, because every keystroke renders the field and must not parse the whole text again.
  const { edited, unsupported } = useMemo(
    () => editable(text, toEditor, extensions),
    [text, toEditor, extensions],
  );
  /** Replaces the text; the pressed button is removed with the old one. */
  const replace = (next: string) => {
    setIsPressed(true);
    fill(next);
  };
  const convert = () => {
    const { fromEditor = same } = extras;
    setConverted({ from: text, parts: unsupported });
    replace(fromEditor(edited));
  };
  const restore = ({ from }: Converted) => {
    setConverted(null);
    replace(from);
  };

  if (unsupported.length > 0) {
    return (
      <UnsupportedMarkup
        {...props}
        onChange={write}
        parts={unsupported}
        isResult={isPressed}
        onConvert={convert}
        onLeaveCode={replace}
      />
    );
  }
  return (
    <>
      {converted && (
        <ConvertedNotice parts={converted.parts} onRestore={() => restore(converted)} />
      )}
      <WritingArea
        {...props}
        onChange={write}
        stored={text}
        edited={edited}
        isResult={isPressed}
        filled={at}
        extensions={extensions}
      />
    </>
  );
};

const same = (html: string) => html;

/** The stored text as the editor writes it, and the parts it would lose. */
const editable = (text: string, toEditor: (html: string) => string, extensions: Extensions) => {
  const html = toEditor(htmlOf(text));
  const edited = editedHtml(html, extensions);
  const isTooLong = text.length > MAX_RICH_TEXT_LENGTH;
  return { edited, unsupported: isTooLong ? [EXCESS] : unsupportedMarkupOf(html, edited) };
};

/**
 * The editor's initial text, and how often it was set. It is set again when the value changes from outside, by a
 * restored draft or a resolved conflict, but not when the user types.
 */
const useEditorText = (value: string, onChange: (value: string) => void) => {
  const [content, setContent] = useState({ text: value, at: 0 });
  const written = useRef(value);
  const refill = (text: string) => {
    written.current = text;
    setContent(({ at }) => ({ text, at: at + 1 }));
  };
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    setContent(({ at }) => ({ text: value, at: at + 1 }));
  }, [value]);
  return {
    ...content,
    /** Changes the value and sets the editor's text to it. */
    fill: (text: string) => {
      refill(text);
      if (text !== value) onChange(text);
    },
    /** Changes the value to the text typed in the editor. */
    write: (text: string) => {
      written.current = text;
      onChange(text);
    },
  };
};
