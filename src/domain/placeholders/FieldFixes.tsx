import AutoFixHighIcon from '@mui/icons-material/AutoFixHighOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { memo, useDeferredValue } from 'react';
import { useFormContext, useFormState, useWatch, type FieldError } from 'react-hook-form';
import { textsOf } from '@/core/one-or-many';
import { tagOf } from '@/core/placeholder-parts';
import {
  nearestPlaceholder,
  PLACEHOLDER_FIELDS,
  placeholdersFor,
  placesOf,
  unknownPlaceholders,
} from '@/core/placeholders';
import { lineOf, textOf } from '@/core/text';
import { unpackMessage } from '@/core/validation-messages';
import type { MessageKey } from '@/i18n/message-key';
import { CHOSEN } from '@/kit/form-state/chosen';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The maximum number of buttons; more appear once the first ones are used. */
const MAX_FIXES = 5;

/**
 * Buttons below the text `source` of the form. Each replaces an unknown placeholder with the nearest known one, in all
 * texts of the form.
 */
export const FieldFixes = ({ source }: { source: string }) => {
  // Deferred, so that typing does not wait for the parsing of a long text.
  const text = useDeferredValue(textOf(useWatch({ name: source })));
  return (
    <>
      <SecondError source={source} />
      <TextFixes source={source} text={text} />
    </>
  );
};

/** The error of the placeholders where the input already shows the error of another rule. */
const SecondError = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const error = useFormState({ name: source }).errors[source] as FieldError | undefined;
  const packed = error?.types?.refinement;
  if (typeof packed !== 'string') return null;
  const { message, args } = unpackMessage(packed);
  return (
    <FormHelperText error sx={{ overflowWrap: 'anywhere' }}>
      {translate(message as MessageKey, args)}
    </FormHelperText>
  );
};

const TextFixes = memo(({ source, text }: { source: string; text: string }) => {
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const recipients = textsOf(useWatch({ name: 'recipients' }));
  const offered = placeholdersFor(recipients);
  const fixes = unknownPlaceholders(text).flatMap((name) => {
    // In rich text, markup between the braces would be lost.
    const nearest = name.includes('<') ? undefined : nearestPlaceholder(name, recipients);
    const meant = nearestPlaceholder(name);
    return nearest && meant ? [{ name, nearest, meant }] : [];
  });
  if (fixes.length === 0) return null;
  const replace = (name: string, nearest: string) => {
    const texts = Object.fromEntries(
      PLACEHOLDER_FIELDS.map((field) => [field, textOf(getValues(field))]),
    );
    for (const { field } of placesOf(texts, [name])) {
      setValue(field, texts[field]?.replaceAll(tagOf(name), tagOf(nearest)), CHOSEN);
    }
    // The button with the focus disappears.
    setFocus(source);
  };
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
      {fixes.slice(0, MAX_FIXES).map(({ name, nearest, meant }) => (
        <Button
          key={name}
          size="small"
          onClick={() => replace(name, nearest)}
          startIcon={<AutoFixHighIcon fontSize="small" />}
          sx={FIX}
        >
          {translate(`placeholders.${offered.includes(meant) ? 'replace' : 'replace_absent'}`, {
            written: lineOf(tagOf(name)),
            meant: translate(`placeholders.names.${meant}`),
            nearest: translate(`placeholders.names.${nearest}`),
          })}
        </Button>
      ))}
    </Stack>
  );
});

/** Aligns the icon with the text above. */
const FIX = { px: 0.5, ml: -0.5, textAlign: 'left', overflowWrap: 'anywhere' };
