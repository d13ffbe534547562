import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { AREAS, optionsOf, type Appearance, type Area } from '@/core/appearance';
import { OptionControl } from './OptionControl';
import type { OptionPath } from './useDraft';

type AreaTabsProps = {
  area: Area;
  draft: Appearance;
  drawn: Appearance;
  /** Whether errors are shown in fields the user has not visited yet, too. */
  isChecked: boolean;
  onArea: (area: Area) => void;
  onChange: (path: OptionPath, value: unknown) => void;
};

/** A tab for each part of the console, and the options of the one that is open. */
export const AreaTabs = ({ area, draft, drawn, isChecked, onArea, onChange }: AreaTabsProps) => {
  const translate = useTranslate();
  const id = useId();
  const values: Readonly<Record<string, unknown>> = draft[area];
  return (
    <>
      <Tabs
        value={area}
        onChange={(_, chosen: Area) => onArea(chosen)}
        aria-label={translate('pages.builder.tabs')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{
          px: { xs: 2, sm: 3 },
          // A disabled left button would push the first tab away from the edge.
          '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
        }}
      >
        {AREAS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={translate(`pages.builder.areas.${name}`)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${area}`}
        sx={{ p: { xs: 2, sm: 3 } }}
      >
        <Stack key={area} spacing={3}>
          {optionsOf(area).map(([name, option]) => (
            <OptionControl
              key={name}
              path={{ area, name }}
              option={option}
              value={values[name]}
              drawn={drawn}
              isChecked={isChecked}
              onChange={(value) => onChange({ area, name }, value)}
            />
          ))}
        </Stack>
      </Box>
    </>
  );
};
