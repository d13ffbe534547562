import { useWatch } from 'react-hook-form';
import { hasOptions } from '@/core/survey';
import { FormSection } from '@/shared/form/FormSection';
import { FixedValueRadios } from '@/shared/inputs/FixedValueInputs';
import { TextAreaInput } from '@/shared/inputs/TextAreaInput';
import { OptionsInput } from './OptionsInput';
import { RequiredInput } from './RequiredInput';

/** The fields of a question: specification, section 3; docs/wire-format.md, section 4. */
export const QuestionInputs = () => {
  const kind: unknown = useWatch({ name: 'kind' });
  return (
    <>
      <FormSection title="resources.question.form.question">
        <TextAreaInput source="text" helperText="form.hint.min_3" />
        <RequiredInput />
      </FormSection>
      <FormSection title="resources.question.form.answer">
        <FixedValueRadios source="kind" />
        {hasOptions(kind) && <OptionsInput />}
      </FormSection>
    </>
  );
};
