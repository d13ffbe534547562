import Box from '@mui/material/Box';
import { sum } from '@/core/sum';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { LinkBase, useStore } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Keys } from '@/ui/shortcuts/Keys';
import { isSingleKey, SINGLE_KEYS_PREFERENCE } from '@/ui/shortcuts/shortcuts';
import type { Entry } from './useEntries';
import type { Section } from './useSections';

type PaletteListProps = {
  id: string;
  sections: readonly Section[];
  /** Position of the active option among all entries. */
  active: number;
  optionId: (index: number) => string;
  onPoint: (entryId: string) => void;
  onChoose: (entry: Entry, isNewTab: boolean) => void;
};

/** The options, in their sections. Options with an address are real links. */
export const PaletteList = ({
  id,
  sections,
  active,
  optionId,
  onPoint,
  onChoose,
}: PaletteListProps) => {
  const translate = useTranslate();
  const firstOf = firstPositions(sections);
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={translate('command_center.results')}
      sx={{
        flex: '0 1 auto',
        minHeight: 0,
        overflowY: 'auto',
        p: 0.75,
        pt: 0,
        scrollPaddingTop: 36,
      }}
    >
      {sections.map(({ name, title, entries }, section) => (
        <div key={name} role="group" aria-labelledby={`${id}-of-${name}`}>
          <Typography
            id={`${id}-of-${name}`}
            role="presentation"
            variant="caption"
            component="div"
            sx={heading}
          >
            {title}
          </Typography>
          {entries.map((entry, position) => {
            const at = (firstOf[section] ?? 0) + position;
            return (
              <Option
                key={entry.id}
                id={optionId(at)}
                entry={entry}
                isActive={at === active}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </Box>
  );
};

/** The number of entries before each section. */
const firstPositions = (sections: readonly Section[]): number[] => {
  const counts = sections.map(({ entries }) => entries.length);
  return counts.map((_, section) => sum(counts.slice(0, section)));
};

type OptionProps = Pick<PaletteListProps, 'onPoint' | 'onChoose'> & {
  id: string;
  entry: Entry;
  isActive: boolean;
};

const Option = ({ id, entry, isActive, onPoint, onChoose }: OptionProps) => {
  const { label, context, code, keys, icon: Icon, to, preload } = entry;
  const [areSingleKeysOn] = useStore(SINGLE_KEYS_PREFERENCE, true);
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    sx: look,
    onPointerMove: () => {
      preload?.();
      if (!isActive) onPoint(entry.id);
    },
    onClick: (event: MouseEvent) =>
      onChoose(entry, to !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)),
  };
  const content = (
    <>
      <Icon />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {context && (
        <Typography component="span" variant="caption" sx={ASIDE} noWrap>
          {context}
        </Typography>
      )}
      {code && (
        <Typography component="span" variant="caption" sx={CODE}>
          {code}
        </Typography>
      )}
      {keys && (areSingleKeysOn || !isSingleKey(keys)) && (
        <Box component="span" aria-hidden sx={KEYS}>
          <Keys name={keys} />
        </Box>
      )}
    </>
  );
  if (to === undefined) return <Box {...shared}>{content}</Box>;
  return (
    <Box
      {...shared}
      component={LinkBase}
      to={to}
      tabIndex={-1}
      onAuxClick={(event: MouseEvent) => event.button === 1 && onChoose(entry, true)}
    >
      {content}
    </Box>
  );
};

const ASIDE = { color: 'text.secondary', minWidth: 0, maxWidth: '45%' } as const;
/** A phone has no keys. */
const KEYS = {
  display: { xs: 'none', sm: 'inline' },
  flex: 'none',
  color: 'text.secondary',
} as const;
const CODE = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums', flex: 'none' } as const;

const heading = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  px: 1.25,
  pt: 1.25,
  pb: 0.5,
  bgcolor: 'surface.raised',
  color: 'text.secondary',
  fontWeight: 500,
} as const;

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: { xs: 44, sm: 38 },
  px: 1.25,
  py: 0.75,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  cursor: 'pointer',
  '& .MuiSvgIcon-root': { fontSize: 20, color: 'text.secondary' },
  '&[aria-selected="true"]': {
    bgcolor: 'status.accent.tint',
    color: 'status.accent.text',
    '& .MuiSvgIcon-root, & .MuiTypography-root': { color: 'inherit' },
  },
} as const;
