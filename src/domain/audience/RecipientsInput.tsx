import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useRef } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import {
  isIncluded,
  isRecipient,
  RECIPIENTS,
  withRecipient,
  type Recipient,
} from '@/core/audience';
import { listOf } from '@/core/one-or-many';
import { FieldLabel } from '@/kit/inputs/FieldLabel';
import { messageIn } from '@/kit/inputs/field-error';
import { onLeavingGroup } from '@/kit/inputs/on-leaving-group';

type RecipientsInputProps = { source?: string; helperText?: string };

/**
 * Chooses the recipients. 'Everyone' includes all others, and all back-office users of a company includes its roles:
 * included recipients are shown as chosen and cannot be removed individually. Removing one that includes others brings
 * back those it replaced.
 */
export const RecipientsInput = ({ source = 'recipients', helperText }: RecipientsInputProps) => {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useInput({ source, format: recipientsOf, parse: recipientsOf });
  const chosen = recipientsOf(field.value);
  const error = messageIn(fieldState.error);
  const helpId = (error ?? helperText) ? `${id}-help` : undefined;
  // The recipients that a broader one replaced, by the broader one; they return once it is removed.
  const replaced = useRef<Partial<Record<Recipient, readonly Recipient[]>>>({});
  const toggle = (recipient: Recipient, isOn: boolean) => {
    const next = isOn
      ? withRecipient(chosen, recipient)
      : chosen.filter((other) => other !== recipient).concat(replaced.current[recipient] ?? []);
    replaced.current[recipient] = chosen.filter((other) => isOn && !next.includes(other));
    field.onChange(RECIPIENTS.filter((each) => next.includes(each)));
  };
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      aria-invalid={error !== undefined}
      aria-describedby={helpId}
      onBlur={onLeavingGroup(field.onBlur)}
    >
      <FormLabel
        component="legend"
        sx={{ typography: 'subtitle2', color: 'text.primary', mb: 0.5 }}
      >
        <FieldLabel source={source} isGroup />
      </FormLabel>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {RECIPIENTS.map((recipient, index) => {
          const isOn = isIncluded(chosen, recipient);
          const note = isOn ? ` (${translate('audience.included')})` : '';
          return (
            <FormControlLabel
              key={recipient}
              label={translate(`audience.recipients.${recipient}`) + note}
              disabled={isOn}
              control={
                <Checkbox
                  name={source}
                  value={recipient}
                  checked={isOn || chosen.includes(recipient)}
                  onChange={(event) => toggle(recipient, event.target.checked)}
                  slotProps={{
                    input: {
                      'aria-invalid': error !== undefined,
                      'aria-describedby': helpId,
                      ...(index === 0 ? { ref: field.ref } : {}),
                    },
                  }}
                />
              }
            />
          );
        })}
      </Box>
      {helpId && (
        <FormHelperText id={helpId}>
          <InputHelperText error={error} helperText={helperText} />
        </FormHelperText>
      )}
    </FormControl>
  );
};

const recipientsOf = (value: unknown): Recipient[] => listOf<unknown>(value).filter(isRecipient);
