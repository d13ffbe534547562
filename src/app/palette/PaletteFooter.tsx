import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { announceNews } from '@/ui/announce/announced';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';
import type { ResourceDefinition } from '@/core/resource';
import { Keys } from '@/ui/shortcuts/Keys';

type PaletteFooterProps = {
  term: string;
  count: number;
  isSearching: boolean;
  failed: readonly ResourceDefinition[];
  /** Whether there is a keyboard, and so hints to show. */
  hasKeys: boolean;
};

/** Below the list: the state of the search, 'nothing found', and the keys. */
export const PaletteFooter = ({
  term,
  count,
  isSearching,
  failed,
  hasKeys,
}: PaletteFooterProps) => {
  const translate = useTranslate();
  // If some lists could not be searched, an empty result does not mean that nothing matches.
  const isKnown = !isSearching && (count > 0 || failed.length === 0);
  useAnnounced(
    term !== '' && isKnown ? translate('command_center.count', { smart_count: count }) : '',
  );
  return (
    <>
      {count === 0 && isKnown && (
        <Box sx={{ px: 3, py: 5, textAlign: 'center' }}>
          <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {translate('command_center.none', { term })}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {translate('command_center.hint')}
          </Typography>
        </Box>
      )}
      {isSearching && <Line>{translate('command_center.searching')}</Line>}
      {failed.length > 0 && (
        <Line isProblem>
          {translate('command_center.failed', { names: namesOf(failed, translate) })}
        </Line>
      )}
      {hasKeys && <Hints />}
    </>
  );
};

/** The names of the lists that could not be searched, the first few of many. */
const namesOf = (failed: readonly ResourceDefinition[], translate: Translate) => {
  const named = failed.length > MAX_NAMES + 1 ? failed.slice(0, MAX_NAMES) : failed;
  const names = named
    .map(({ name }) => translate(`resources.${name}.name`, { smart_count: 2 }))
    .join(', ');
  const count = failed.length - named.length;
  return count > 0 ? translate('command_center.failed_more', { names, count }) : names;
};

const MAX_NAMES = 3;

const Line = ({ isProblem = false, children }: { isProblem?: boolean; children: string }) => (
  <Typography
    variant="body2"
    component="p"
    ref={isProblem ? announceNews : undefined}
    sx={{
      flex: 'none',
      px: 2,
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
      color: isProblem ? 'status.error.text' : 'text.secondary',
    }}
  >
    {children}
  </Typography>
);

/** Shortcuts, grouped by what they do. */
const HINTS = [
  { names: ['previous', 'next'], does: 'next' },
  { names: ['open'], does: 'open' },
  { names: ['open_in_tab'], does: 'open_in_tab' },
] as const;

const Hints = () => {
  const translate = useTranslate();
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: 'flex',
        gap: 2.5,
        px: 2,
        py: 1.25,
        mt: 'auto',
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        typography: 'caption',
      }}
    >
      {HINTS.map(({ names, does }) => (
        <Box key={does} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          {names.map((name) => (
            <Keys key={name} name={name} />
          ))}
          {translate(`command_center.keys.${does}`)}
        </Box>
      ))}
    </Box>
  );
};
