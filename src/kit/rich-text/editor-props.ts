import type { RefCallback } from 'react';
import type { LoadOnce } from '@/core/load-once';
import type { RichTextExtras } from './extensions';

export type RichTextEditorProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Receives the focusable element. */
  inputRef: RefCallback<HTMLElement>;
  isInvalid: boolean;
  isRequired: boolean;
  /** Ids of the elements that name and describe the field. */
  labelledBy: string;
  describedBy: string;
  extras: LoadOnce<RichTextExtras>;
};

/** The props of the editor once its extras are loaded. */
export type EditorProps = Omit<RichTextEditorProps, 'extras'> & { extras: RichTextExtras };
