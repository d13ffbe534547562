import type { ReactNode } from 'react';
import { BooleanInput } from 'react-admin';
import { FormSection } from '@/shared/form/FormSection';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { ImageInput } from '@/shared/inputs/ImageInput';
import { Deferred } from '@/shared/lazy/Deferred';
import { MomentInput } from '@/shared/inputs/MomentInput';
import { TextInput } from '@/shared/inputs/TextInput';
import { RichTextInput } from '@/shared/rich-text/RichTextInput';
import { PublicationAudience } from './PublicationAudience';

/**
 * The fields of a publication: what it says, whom it is for, and when the app shows it (docs/wire-format.md, section
 * 4). `children` is a section of its kind's own, behind what it says.
 */
export const PublicationInputs = ({ children }: { children?: ReactNode }) => (
  <>
    <FormSection title="publication.content">
      <TextInput source="title" helperText="form.hint.min_3" />
      <RichTextInput source="corps" helperText="form.hint.min_3" />
      <ImageInput source="image" />
      <TextInput
        source="link"
        type="url"
        placeholder="https://"
        helperText="publication.link_hint"
      />
    </FormSection>
    {children}
    <Deferred waiting={<div style={{ height: 800 }} />}>
      <PublicationAudience />
      <Publishing />
    </Deferred>
  </>
);

const Publishing = () => {
  const translate = useTranslate();
  return (
    <FormSection title="publication.publishing" hint="publication.date_hint">
      <MomentInput source="publication_date" />
      <BooleanInput source="published" helperText={translate('publication.published_hint')} />
      <BooleanInput source="visible" helperText={translate('publication.visible_hint')} />
    </FormSection>
  );
};
