import type { ComponentType } from 'react';
import type { Channel } from '@/core/channel';
import { FormSection } from '@/kit/form/FormSection';
import { PlaceholderFields } from '@/domain/placeholders/PlaceholderFields';
import { PlaceholderPalette } from '@/domain/placeholders/PlaceholderPalette';
import { PlaceholderRichTextInput } from '@/domain/placeholders/PlaceholderRichTextInput';
import { PlaceholderTextInput } from '@/domain/placeholders/PlaceholderTextInput';
import { CharacterCount } from './CharacterCount';
import { MAX_PUSH_LENGTH } from './definitions';
import { KeptPlaceholders } from './KeptPlaceholders';
import { useChannel } from './useChannel';

/** The content: texts with placeholders, and their palette beside the texts that have most of them. */
export const ContentInputs = () => {
  const Texts = TEXTS[useChannel()];
  return (
    <FormSection title="notices.form.content">
      <PlaceholderFields initial="corps">
        <Texts />
      </PlaceholderFields>
      <KeptPlaceholders />
    </FormSection>
  );
};

const PushTexts = () => (
  <>
    <PlaceholderTextInput source="title" helperText="form.hint.min_3" />
    <PlaceholderPalette />
    <PlaceholderTextInput
      source="corps"
      isMultiline
      count={<CharacterCount source="corps" max={MAX_PUSH_LENGTH} />}
    />
  </>
);

const EmailTexts = () => (
  <>
    <PlaceholderTextInput source="title" helperText="form.hint.min_3" />
    <PlaceholderTextInput source="subject" />
    <PlaceholderPalette />
    <PlaceholderRichTextInput source="corps" helperText="form.hint.min_3" />
  </>
);

const TEXTS: Readonly<Record<Channel, ComponentType>> = { email: EmailTexts, push: PushTexts };
