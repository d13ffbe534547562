import Box from '@mui/material/Box';
import { RuleText } from '@/kit/inputs/RuleText';
import { TextInput } from '@/kit/inputs/TextInput';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useWatch } from 'react-hook-form';
import { MIN_NAME_LENGTH } from '@/core/constants';
import { isPartitaIva } from '@/core/validators';
import { textOrNumberOf } from '@/core/text';

/** An Italian VAT number: a wrong check digit gives a warning and does not prevent saving. */
export const VatInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const typed = textOrNumberOf(useWatch({ name: source })).trim();
  const isDoubtful = typed.length >= MIN_NAME_LENGTH && !isPartitaIva(typed);
  return (
    <TextInput
      source={source}
      helperText={
        isDoubtful ? (
          <Box component="span" sx={{ color: 'status.warning.text' }}>
            {translate('resources.app-user.form.p_iva_doubtful')}
          </Box>
        ) : (
          <RuleText>{translate('resources.app-user.form.p_iva_hint')}</RuleText>
        )
      }
      onBlur={() => {
        if (isDoubtful) announce(translate('resources.app-user.form.p_iva_doubtful'));
      }}
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
};
