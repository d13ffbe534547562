import { BooleanInput } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FormSection } from '@/kit/form/FormSection';
import { FixedValueSelect } from '@/kit/inputs/FixedValueInputs';
import { ContentInputs } from './ContentInputs';
import { useChannel } from './useChannel';

/** The fields of a template: specification, section 3; docs/wire-format.md, section 4. */
export const TemplateInputs = () => (
  <>
    <Moment />
    <ContentInputs />
    <Sending />
  </>
);

const Moment = () => {
  const translate = useTranslate();
  return (
    <FormSection title="notices.form.moment">
      <FixedValueSelect source="event" helperText={translate('notices.form.event_hint')} />
    </FormSection>
  );
};

const Sending = () => {
  const translate = useTranslate();
  return (
    <FormSection title="notices.form.sending">
      {useChannel() === 'push' && (
        <FixedValueSelect source="section" helperText={translate('notices.form.section_hint')} />
      )}
      <BooleanInput
        source="active"
        label={translate('notices.form.active')}
        helperText={translate('notices.form.active_hint')}
      />
    </FormSection>
  );
};
