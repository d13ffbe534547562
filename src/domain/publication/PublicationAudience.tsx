import { useWatch } from 'react-hook-form';
import { isMoment } from '@/core/days';
import { isPast } from '@/core/schedule';
import { textOf } from '@/core/text';
import type { Audience } from '@/domain/audience/audience-lists';
import { AudienceReach } from '@/domain/audience/AudienceReach';
import { CategoriesInput } from '@/domain/audience/CategoriesInput';
import { CompanyInput } from '@/domain/audience/CompanyInput';
import { EmptyAudienceQuestion } from '@/domain/audience/EmptyAudienceQuestion';
import { RecipientsInput } from '@/domain/audience/RecipientsInput';
import { useFormAudience } from '@/domain/audience/useFormAudience';
import { FormSection } from '@/kit/form/FormSection';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useFormats } from '@/ui/formats/useFormats';
import { AppearanceNote } from './AppearanceNote';

/** The audience of a publication. Saving asks before publishing to nobody. */
export const PublicationAudience = () => {
  const audience = useFormAudience();
  const { company } = audience;
  const isPublished = useWatch({ name: 'published' }) === true;
  return (
    <FormSection title="publication.audience" hint="publication.audience_hint">
      <CompanyInput optionalHint="publication.company_hint" />
      <RecipientsInput />
      <CategoriesInput companies={company ? [company] : undefined} />
      <AudienceReach audience={audience} />
      <EmptyAudienceQuestion audience={audience} isAsked={isPublished} />
      <PublishingNote audience={audience} />
    </FormSection>
  );
};

const PublishingNote = ({ audience }: { audience: Audience }) => {
  const { moment } = useFormats();
  const { record, initialValues } = useRecordForm();
  const [published, visible, publication_date] = useWatch({ name: OWN_FIELDS }) as unknown[];
  const date = textOf(publication_date);
  return (
    <AppearanceNote
      audience={audience}
      fields={SHOWN_BY}
      isShown={isMoment(date) && isShown({ published, visible })}
      wasShown={record !== undefined && isShown(initialValues)}
      from={isPast(date) ? undefined : moment(date)}
    />
  );
};

const OWN_FIELDS = ['published', 'visible', 'publication_date'];
const SHOWN_BY = [...OWN_FIELDS, 'recipients', 'categories', 'company_code'];

const isShown = ({ published, visible }: Readonly<Record<string, unknown>>) =>
  published === true && visible !== false;
