import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { CATEGORY } from '@/core/resource-names';
import { lineOf } from '@/core/text';
import { announceChanges } from '@/ui/announce/announced';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { useReference } from '@/kit/references/useReference';
import { useHasChanged } from '@/ui/hooks/useHasChanged';
import { useFormats } from '@/ui/formats/useFormats';
import type { Audience } from './audience-lists';
import { useDebouncedReach, useSameAudience, type Reach, type ReachedList } from './useReach';
import { useReachInWords } from './useReachInWords';
import { useReachTitle } from './useReachTitle';

/**
 * The number of people an audience reaches, list by list, with a few of their names. It is announced once the audience
 * has changed. The box gets its height as soon as the audience changes, so that figures that arrive later move nothing.
 */
export const AudienceReach = ({ audience }: { audience: Audience }) => {
  const title = useReachTitle();
  const id = useId();
  const hasChanged = useHasChanged(useSameAudience(audience));
  const reach = useDebouncedReach(audience);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ p: 2, borderRadius: 1, bgcolor: 'surface.sunken', typography: 'body2' }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box ref={hasChanged ? announceChanges : undefined} sx={{ mt: 0.5 }}>
        <ReachInWords reach={reach} isChosen={audience.recipients.length > 0} />
      </Box>
      {reach.lists.length > 0 && <Lists lists={reach.lists} />}
    </Box>
  );
};

/** The lists, those that reach nobody last; the first few until the user asks for all. */
const Lists = ({ lists }: { lists: readonly ReachedList[] }) => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const sorted = lists.toSorted(
    (one, other) => Number(one.total === 0) - Number(other.total === 0),
  );
  const list = useRef<HTMLUListElement>(null);
  // The list gets the focus of the button, which disappears.
  const showAll = () => {
    setWhole(true);
    list.current?.focus();
  };
  const shown = isWhole ? sorted : sorted.slice(0, FOLDED);
  return (
    <>
      <Box
        ref={list}
        component="ul"
        tabIndex={-1}
        sx={{ m: 0, mt: 1, pl: 0, listStyle: 'none', outline: 'none' }}
      >
        {shown.map((list) => (
          <ListLine key={`${list.recipient} ${list.category ?? ''}`} list={list} />
        ))}
      </Box>
      {shown.length < lists.length && (
        <Button size="small" onClick={showAll} sx={{ ml: -0.75 }}>
          {translate('audience.show_all', { count: lists.length })}
        </Button>
      )}
    </>
  );
};

/** The number of lists shown before the others are collapsed. */
const FOLDED = 5;

const ReachInWords = ({ reach, isChosen }: { reach: Reach; isChosen: boolean }) => {
  const translate = useTranslate();
  const inWords = useReachInWords();
  const { count, isPending, lists } = reach;
  if (!isChosen) return translate('audience.unchosen');
  if (isPending) return <NamedSkeleton label={translate('audience.counting')} width={160} />;
  if (count === undefined) return translate('audience.uncounted');
  if (count.most === 0) {
    return (
      <Box component="strong" sx={{ color: 'status.warning.text', fontWeight: 600 }}>
        {translate('audience.nobody')}
      </Box>
    );
  }
  const isByCategory = lists.filter(({ category }) => category !== undefined).length > 1;
  return (
    <>
      <strong>{inWords(count)}</strong>
      {count.least < count.most && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${translate(isByCategory ? 'audience.overlap_categories' : 'audience.overlap')}`}
        </Box>
      )}
    </>
  );
};

const ListLine = ({ list }: { list: ReachedList }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const category = useReference(useDefinition(CATEGORY), list.category);
  const label = list.category
    ? translate('audience.in_category', {
        category: category?.name ?? lineOf(list.category),
      })
    : translate(`audience.recipients.${list.recipient}`);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
        <Typography
          variant="caption"
          component="div"
          color="text.secondary"
          noWrap
          title={list.names.join(', ')}
          sx={{ minHeight: '1lh' }}
        >
          {list.names.length > 0 &&
            translate('audience.for_example', { names: list.names.join(', ') })}
        </Typography>
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {list.total === undefined ? '–' : number(list.total)}
      </Box>
    </Box>
  );
};
