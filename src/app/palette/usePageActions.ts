import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import TabOutlinedIcon from '@mui/icons-material/TabOutlined';
import { useState, type ComponentType } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SHORTCUT_NAMES, SHORTCUTS, type ShortcutGroup } from '@/ui/shortcuts/shortcuts';
import { handlerOf, topDrawer } from '@/ui/shortcuts/useShortcut';
import type { Entry } from './useEntries';
import { useShortcutName } from './useShortcutName';

/**
 * The actions of the page below the palette, or of the drawer over it: its shortcuts, the other tabs and views, and the
 * export of its list. They are found once, when the palette opens.
 */
export const usePageActions = (): Entry[] => {
  const translate = useTranslate();
  const nameOf = useShortcutName();
  const viewsName = translate('list.views.title');
  const views = `nav[aria-label="${viewsName}"] a:not([aria-current])`;
  const exporting = `button[aria-label="${translate('export.action')}"]:not(:disabled)`;
  const [found] = useState(() => {
    const layer = topDrawer();
    const within = layer ?? document;
    return [
      ...shortcutsOf(layer).map((one) => ({ ...one, label: nameOf(`names.${one.keys}`) })),
      ...controlsOf(within, '[role="tab"][aria-selected="false"]', TabOutlinedIcon),
      ...controlsOf(within, views, TabOutlinedIcon).map((view) => ({
        ...view,
        context: viewsName,
      })),
      ...controlsOf(within, exporting, FileDownloadOutlinedIcon),
    ];
  });
  return found;
};

const PAGE_GROUPS: readonly ShortcutGroup[] = [
  'lists',
  'selection',
  'records',
  'forms',
  'calendar',
];

const shortcutsOf = (layer: Element | undefined) =>
  SHORTCUT_NAMES.flatMap((keys) => {
    const run = PAGE_GROUPS.includes(SHORTCUTS[keys].group) && handlerOf(keys, layer);
    return run ? [{ id: `shortcut.${keys}`, keys, run, isHere: true, icon: BoltOutlinedIcon }] : [];
  });

/** The controls that match `selector`, by their names; an option presses its control. */
const controlsOf = (within: ParentNode, selector: string, icon: ComponentType): Entry[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].map((control, at) => ({
    id: `${selector}.${at}`,
    label: control.getAttribute('aria-label') ?? control.textContent.trim(),
    icon,
    isHere: true,
    run: () => control.click(),
  }));
