import { useWatch } from 'react-hook-form';
import { MIN_NAME_LENGTH } from '@/core/constants';
import { textOrNumberOf } from '@/core/text';
import { isPartitaIva } from '@/core/validators';
import { DoubtedInput } from '@/kit/inputs/DoubtedInput';

/** An Italian VAT number: a wrong check digit gives a warning and does not prevent saving. */
export const VatInput = ({ source }: { source: string }) => {
  const typed = textOrNumberOf(useWatch({ name: source })).trim();
  const isDoubtful = typed.length >= MIN_NAME_LENGTH && !isPartitaIva(typed);
  return (
    <DoubtedInput
      source={source}
      hint="resources.app-user.form.p_iva_hint"
      warning={isDoubtful ? 'resources.app-user.form.p_iva_doubtful' : undefined}
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
};
