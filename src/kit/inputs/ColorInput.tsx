import { InputHelperText, useInput } from 'react-admin';
import { wholeTextOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { useDefinition } from '@/kit/registry/definitions';
import { ColorField } from './ColorField';
import type { Background } from './ContrastNotes';
import { messageIn } from './field-error';
import { RuleText } from './RuleText';

type ColorInputProps = {
  /** The wire field, which holds a hex colour. */
  source: string;
  /** Colours it must contrast with. */
  backgrounds?: readonly Background[];
  helperText?: string;
  disabled?: boolean;
};

/** A form's input for a colour; the schema validates it. */
export const ColorInput = ({ source, backgrounds, helperText, disabled }: ColorInputProps) => {
  const translate = useTranslate();
  const own = useDefinition();
  const { field, fieldState } = useInput({ source });
  const error = messageIn(fieldState.error);
  return (
    <ColorField
      label={translate(`resources.${own.name}.fields.${source}`)}
      name={source}
      isRequired={useIsRequired(source)}
      value={wholeTextOf(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      backgrounds={backgrounds}
      disabled={disabled}
      error={error !== undefined}
      helperText={
        <InputHelperText
          error={error}
          helperText={
            helperText ?? <RuleText>{translate('color.hint', { example: '#3b5bdb' })}</RuleText>
          }
        />
      }
    />
  );
};
