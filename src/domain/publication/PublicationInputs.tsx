import type { ReactNode } from 'react';
import { BooleanInput } from 'react-admin';
import { FormSection } from '@/kit/form/FormSection';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ImageInput } from '@/kit/inputs/ImageInput';
import { Deferred } from '@/ui/lazy/Deferred';
import { MomentInput } from '@/kit/inputs/MomentInput';
import { TextInput } from '@/kit/inputs/TextInput';
import { RichTextInput } from '@/kit/rich-text/RichTextInput';
import { PublicationAudience } from './PublicationAudience';

/**
 * The fields of a publication: its content, its audience, and when the app shows it (docs/wire-format.md, section 4).
 * `children` is the section of the resource's own fields, after the content.
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
