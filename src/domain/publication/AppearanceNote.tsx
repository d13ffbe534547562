import type { Audience } from '@/domain/audience/audience-lists';
import { useDebouncedReach } from '@/domain/audience/useReach';
import { useReachInWords } from '@/domain/audience/useReachInWords';
import { BarNote } from '@/kit/save-bar/BarNote';
import { useUnsavedFields } from '@/kit/save-bar/useUnsavedFields';
import { useTranslate } from '@/ui/hooks/useTranslate';

type AppearanceNoteProps = {
  audience: Audience;
  /** The form's fields that change whether the app shows the record, when and to whom. */
  fields: readonly string[];
  /** Whether the app will show the record, now or later, with its new values, and with those read. */
  isShown: boolean;
  wasShown: boolean;
  /** When the app begins to show it, in words; undefined for at once. */
  from?: string;
};

/**
 * A line above the form's buttons about the unsaved changes: from when the app will show the record and to how many
 * people, if known, or that the app will no longer show it.
 */
export const AppearanceNote = ({ fields, isShown, wasShown, ...props }: AppearanceNoteProps) => {
  const translate = useTranslate();
  const unsaved = useUnsavedFields();
  if (!(isShown || wasShown) || !unsaved.some((field) => fields.includes(field))) return null;
  return (
    <BarNote>{isShown ? <Appearing {...props} /> : translate('publication.saved.hidden')}</BarNote>
  );
};

const Appearing = ({ audience, from }: Pick<AppearanceNoteProps, 'audience' | 'from'>) => {
  const translate = useTranslate();
  const inWords = useReachInWords();
  const { count } = useDebouncedReach(audience);
  const appears = from
    ? translate('publication.saved.later', { from })
    : translate('publication.saved.now');
  return count && count.most > 0 ? `${appears} · ${inWords(count)}` : appears;
};
