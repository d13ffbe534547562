import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useStore } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { InfoDialog } from '@/ui/page/InfoDialog';
import { Keys } from '@/ui/shortcuts/Keys';
import {
  isSingleKey,
  SHORTCUT_GROUPS,
  SHORTCUT_NAMES,
  SHORTCUTS,
  SINGLE_KEYS_PREFERENCE,
  type ShortcutGroup,
  type ShortcutName,
} from '@/ui/shortcuts/shortcuts';
import { handlerOf, topDrawer } from '@/ui/shortcuts/useShortcut';
import { useShortcutName } from './useShortcutName';

type ShortcutsDialogProps = { isOpen: boolean; onClose: () => void };

/** The shortcuts that the page offers, and the switch for those of one character (WCAG 2.1.4). */
export const ShortcutsDialog = ({ isOpen, onClose }: ShortcutsDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const [areSingleKeysOn, setAreSingleKeysOn] = useStore(SINGLE_KEYS_PREFERENCE, true);
  return (
    <InfoDialog title={translate('command_center.help.title')} isOpen={isOpen} onClose={onClose}>
      <Groups areSingleKeysOn={areSingleKeysOn} />
      <FormControlLabel
        control={
          <Switch
            checked={areSingleKeysOn}
            onChange={(_, isOn) => setAreSingleKeysOn(isOn)}
            slotProps={{ input: { 'aria-describedby': `${id}-hint` } }}
          />
        }
        label={translate('command_center.help.single_keys')}
      />
      <Typography id={`${id}-hint`} variant="body2" color="text.secondary">
        {translate('command_center.help.single_keys_hint')}
      </Typography>
    </InfoDialog>
  );
};

const Groups = ({ areSingleKeysOn }: { areSingleKeysOn: boolean }) => {
  const [offered] = useState(() => {
    const layer = topDrawer();
    return SHORTCUT_NAMES.filter((name) => isOffered(name, layer));
  });
  return (
    <Box sx={{ columnCount: { xs: 1, md: 2 }, columnGap: 5 }}>
      {SHORTCUT_GROUPS.map((group) => {
        const names = offered.filter((name) => SHORTCUTS[name].group === group);
        if (names.length === 0) return null;
        return <Group key={group} group={group} names={names} areSingleKeysOn={areSingleKeysOn} />;
      })}
    </Box>
  );
};

/** Whether the page below the dialog, or the `layer` over it, offers the shortcut called `name`. */
const isOffered = (name: ShortcutName, layer: Element | undefined): boolean => {
  const { group } = SHORTCUTS[name];
  const needed = NEEDED_BY_NAME[name] ?? NEEDED[group];
  if (needed) return (layer ?? document).querySelector(needed) !== null;
  return group === 'everywhere' || group === 'palette' || handlerOf(name, layer) !== undefined;
};

/** The days of a month or a week handle their keys themselves; where nothing can be created, none are selected. */
const DAYS = '[role="gridcell"] button[data-list]';
const SELECTED_DAYS = `[aria-multiselectable="true"] ${DAYS}`;
const NEEDED_BY_NAME: Partial<Record<ShortcutName, string>> = {
  day_before: DAYS,
  day_after: DAYS,
  month_before: DAYS,
  month_after: DAYS,
  choose_days: SELECTED_DAYS,
  open_days: SELECTED_DAYS,
  row_down: 'table[role="grid"]',
  row_up: 'table[role="grid"]',
};

/** Selectors of what a page has if it offers all shortcuts of a group; those of other groups have handlers. */
const NEEDED: Partial<Record<ShortcutGroup, string>> = {
  table: `[role="grid"]:not(:has(${DAYS}))`,
  selection: '[role="grid"] tbody input[type="checkbox"]',
};

type GroupProps = {
  group: ShortcutGroup;
  names: readonly ShortcutName[];
  areSingleKeysOn: boolean;
};

const Group = ({ group, names, areSingleKeysOn }: GroupProps) => {
  const nameOf = useShortcutName();
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: 3 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {nameOf(`groups.${group}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {names.map((name) => (
          <Line key={name} name={name} isOff={!areSingleKeysOn && isSingleKey(name)} />
        ))}
      </Box>
    </Box>
  );
};

const Line = ({ name, isOff }: { name: ShortcutName; isOff: boolean }) => {
  const translate = useTranslate();
  const nameOf = useShortcutName();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 36,
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
        color: isOff ? 'text.secondary' : 'text.primary',
      }}
    >
      <Box component="span" sx={{ flex: 1 }}>
        {nameOf(`names.${name}`)}
      </Box>
      {isOff && <Typography variant="caption">{translate('command_center.help.off')}</Typography>}
      <Keys name={name} />
    </Box>
  );
};
