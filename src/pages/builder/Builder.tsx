import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DEFAULT_APPEARANCE, isSameAppearance, type Area } from '@/core/appearance';
import { LeaveGuard } from '@/kit/leave-guard/LeaveGuard';
import { PageHeader } from '@/ui/page/PageHeader';
import { AreaTabs } from './AreaTabs';
import { ConfigurationPanel } from './ConfigurationPanel';
import { LayoutMiniature } from './LayoutMiniature';
import { ResetDialog } from './ResetDialog';
import { useDraft } from './useDraft';

/** The layout builder (specification, section 2): tabs, Preview, Reset and the JSON they make. */
export const Builder = () => {
  const translate = useTranslate();
  const { draft, drawn, isChanged, invalid, set, change, apply, reset } = useDraft();
  const [area, setArea] = useState<Area>('skins');
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const preview = () => {
    const [first] = invalid;
    setChecked(first !== undefined);
    if (first) return setArea(first.area);
    apply();
  };
  const restore = () => {
    reset();
    setChecked(false);
    setAsking(false);
  };
  const state = stateOf(isChanged, isChecked && invalid.length > 0, draft);

  return (
    <>
      <PageHeader
        title={translate('pages.builder.title')}
        subtitle={translate('pages.builder.subtitle')}
        actions={
          <>
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {translate('pages.builder.reset')}
            </Button>
            <Button variant="contained" onClick={preview}>
              {translate('pages.builder.preview')}
            </Button>
          </>
        }
      />
      <Box sx={SIDE_BY_SIDE}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Paper variant="outlined">
            <AreaTabs
              area={area}
              draft={draft}
              drawn={drawn}
              isChecked={isChecked}
              onArea={setArea}
              onChange={change}
            />
          </Paper>
          <ConfigurationPanel draft={draft} onRead={set} />
        </Box>
        <Box component="aside" aria-label={translate('pages.builder.miniature')} sx={BESIDE}>
          <LayoutMiniature draft={drawn} />
          <Typography ref={announceChanges} variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {translate(`pages.builder.state.${state}`)}
          </Typography>
        </Box>
      </Box>
      <ResetDialog isOpen={isAsking} onReset={restore} onClose={() => setAsking(false)} />
      <LeaveGuard isUnsaved={() => isChanged} />
    </>
  );
};

const stateOf = (
  isChanged: boolean,
  isRefused: boolean,
  draft: Parameters<typeof isSameAppearance>[0],
) => {
  if (isRefused) return 'invalid';
  if (isChanged) return 'draft';
  return isSameAppearance(draft, DEFAULT_APPEARANCE) ? 'delivered' : 'applied';
};

const FROM = '@media (min-width: 1024px)';
const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 1184,
  [FROM]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(240px, 1fr)' },
};
const BESIDE = {
  minWidth: 0,
  // On a narrow window the miniature is above the controls.
  order: -1,
  maxWidth: 440,
  [FROM]: { order: 0, position: 'sticky', top: 'calc(var(--frame-top) + 16px)' },
};
