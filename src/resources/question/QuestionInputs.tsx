import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { hasOptions } from '@/core/survey';
import { AnswersNote } from '@/domain/survey/given-answers/AnswersNote';
import { FormSection } from '@/kit/form/FormSection';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FixedValueRadios } from '@/kit/inputs/FixedValueInputs';
import { TextAreaInput } from '@/kit/inputs/TextAreaInput';
import { useParent } from '@/kit/registry/parent-record';
import { OptionsInput } from './OptionsInput';

/** The fields of a question: specification, section 3; docs/wire-format.md, section 4. */
export const QuestionInputs = () => {
  const translate = useTranslate();
  const survey = useParent();
  const { record } = useRecordForm();
  const kind: unknown = useWatch({ name: 'kind' });
  return (
    <>
      <FormSection title="resources.question.form.question">
        <TextAreaInput source="text" helperText="form.hint.min_3" />
        <BooleanInput
          source="required"
          helperText={translate('resources.question.form.required_hint')}
        />
      </FormSection>
      <FormSection title="resources.question.form.answer">
        {record && (
          <AnswersNote survey={survey}>{translate('resources.question.form.answered')}</AnswersNote>
        )}
        <FixedValueRadios source="kind" />
        {hasOptions(kind) && <OptionsInput />}
      </FormSection>
    </>
  );
};
