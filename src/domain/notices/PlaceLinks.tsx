import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { isPlaceholder, tagOf } from '@/core/placeholder-parts';
import { type PlaceholderPlace } from '@/core/placeholders';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';

/** The maximum number of links; more appear once the first ones are corrected. */
const MAX_LINKS = 9;

/** Buttons that lead to placeholders in the texts of the form, with their names and fields. */
export const PlaceLinks = ({ places }: { places: readonly PlaceholderPlace[] }) => {
  const translate = useTranslate();
  const { name: resource } = useDefinition();
  const { setFocus } = useFormContext();
  if (places.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {places.slice(0, MAX_LINKS).map(({ field, name }) => (
        <Link
          key={`${field} ${name}`}
          component="button"
          type="button"
          variant="body2"
          onClick={() => {
            setFocus(field);
            // After the form, which also focuses its fields in a timer.
            setTimeout(() => selectChip(name));
          }}
          sx={{ textAlign: 'left' }}
        >
          {translate('notices.checks.place', {
            name: isPlaceholder(name)
              ? translate(`placeholders.names.${name}`)
              : lineOf(tagOf(name)),
            field: translate(`resources.${resource}.fields.${field}`),
          })}
        </Link>
      ))}
    </Stack>
  );
};

/** Selects the first placeholder `name` in the focused field. */
const selectChip = (name: string) => {
  const chips = document.activeElement?.querySelectorAll<HTMLElement>('[data-placeholder]') ?? [];
  const chip = [...chips].find(({ dataset }) => dataset.placeholder === name);
  if (!chip) return;
  const range = document.createRange();
  range.selectNode(chip);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  chip.scrollIntoView?.({ block: 'nearest' });
};
