import { useWatch } from 'react-hook-form';
import { MIN_NAME_LENGTH } from '@/core/constants';
import { textOrNumberOf } from '@/core/text';
import { isPartitaIva } from '@/core/validators';
import { InputWithWarning } from '@/kit/inputs/InputWithWarning';

/** An Italian VAT number: a wrong check digit gives a warning and does not prevent saving. */
export const VatInput = ({ source }: { source: string }) => {
  const typed = textOrNumberOf(useWatch({ name: source })).trim();
  const isUnlikely = typed.length >= MIN_NAME_LENGTH && !isPartitaIva(typed);
  return (
    <InputWithWarning
      source={source}
      hint="resources.app-user.form.p_iva_hint"
      warning={isUnlikely ? 'resources.app-user.form.p_iva_warning' : undefined}
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
};
