import AutoFixHighIcon from '@mui/icons-material/AutoFixHighOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { memo, useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { textsOf } from '@/core/one-or-many';
import { tagOf } from '@/core/placeholder-parts';
import {
  nearestPlaceholder,
  PLACEHOLDER_FIELDS,
  placesOf,
  unknownPlaceholders,
} from '@/core/placeholders';
import { lineOf, textOf } from '@/core/text';
import { CHOSEN } from '@/kit/form-state/chosen';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** More are offered once the first ones are replaced. */
const MAX_FIXES = 5;

/** Buttons below a text of the form: each replaces an unknown placeholder of it with the nearest known one. */
export const FieldFixes = ({ source }: { source: string }) => {
  // A long text is read after its letter is shown.
  const text = useDeferredValue(textOf(useWatch({ name: source })));
  const names = useMemo(() => unknownPlaceholders(text), [text]);
  return <PlaceholderFixes names={names} />;
};

/** Buttons that replace each unknown placeholder of `names` in all texts of the form with the nearest known one. */
export const PlaceholderFixes = memo(({ names }: { names: readonly string[] }) => {
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const recipients = textsOf(useWatch({ name: 'recipients' }));
  const fixes = names.flatMap((name) => {
    // In rich text, markup between the braces would be lost.
    const nearest = name.includes('<') ? undefined : nearestPlaceholder(name, recipients);
    return nearest ? [{ name, nearest }] : [];
  });
  if (fixes.length === 0) return null;
  const replace = (name: string, nearest: string) => {
    const texts = Object.fromEntries(
      PLACEHOLDER_FIELDS.map((field) => [field, textOf(getValues(field))]),
    );
    const places = placesOf(texts, [name]);
    for (const { field } of places) {
      setValue(field, texts[field]?.replaceAll(tagOf(name), tagOf(nearest)), CHOSEN);
    }
    // The button is gone.
    if (places[0]) setFocus(places[0].field);
  };
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
      {fixes.slice(0, MAX_FIXES).map(({ name, nearest }) => (
        <Button
          key={name}
          size="small"
          onClick={() => replace(name, nearest)}
          startIcon={<AutoFixHighIcon fontSize="small" />}
          sx={FIX}
        >
          {translate('placeholders.replace', {
            written: lineOf(tagOf(name)),
            nearest: translate(`placeholders.names.${nearest}`),
          })}
        </Button>
      ))}
    </Stack>
  );
});

/** Its icon begins where the text above does. */
const FIX = { px: 0.5, ml: -0.5, textAlign: 'left', overflowWrap: 'anywhere' };
