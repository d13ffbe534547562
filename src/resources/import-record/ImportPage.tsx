import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLocation, useNavigate } from 'react-admin';
import { IMPORT_RECORD } from '@/core/resource-names';
import type { RecordType } from '@/imports/read/record-types';
import { importAddress, KINDS, kindShown } from '@/imports/panel/import-address';
import { ImportPanel } from '@/imports/panel/ImportPanel';
import { useDefinition } from '@/kit/registry/definitions';
import { useTranslate } from '@/ui/hooks/useTranslate';
import strip from '@/ui/plain/scroll-strip.module.css';
import { PageHeader } from '@/ui/page/PageHeader';
import { useAddressParams } from '@/ui/page/address-params';
import { WaitingFiles } from './WaitingFiles';

/** Page to import CSV files, with a tab for each kind; each tab has its own address. */
export const ImportPage = () => {
  const translate = useTranslate();
  const imports = useDefinition(IMPORT_RECORD);
  const { record_type: recordType = '' } = useAddressParams();
  const { search } = useLocation();
  const shown = kindShown(recordType, new URLSearchParams(search).get('tab'));
  const navigate = useNavigate();
  const show = (kind: RecordType) => {
    const address = importAddress(imports, kind);
    if (address) navigate(address);
  };
  return (
    <>
      <PageHeader
        title={translate(`resources.import-record.record_type.${shown}`)}
        subtitle={translate('resources.import-record.subtitle')}
      />
      <Box sx={{ mb: 3 }}>
        <div className={strip.strip} data-strip>
          <Tabs
            value={shown}
            aria-label={translate('resources.import-record.kinds')}
            onChange={(_, kind: RecordType) => show(kind)}
            sx={TABS}
          >
            {KINDS.map((kind) => (
              <Tab
                key={kind}
                value={kind}
                // MUI's own strip scrolls the chosen tab only below the faded edge.
                ref={kind === shown ? keepInStrip : undefined}
                label={translate(`resources.import-record.tabs.${kind}`)}
              />
            ))}
          </Tabs>
        </div>
      </Box>
      <WaitingFiles shown={shown} onOpen={show} />
      <ImportPanel key={shown} recordType={shown} />
    </>
  );
};

/** Moves the tabs closer together where the menu is beside them on a small screen, so that all of them fit. */
const TABS = { minWidth: '100%', '& .MuiTab-root': { mr: { md: 1, lg: 2.5 } } };

/** Scrolls the chosen tab into its strip, again when the window becomes narrower, without moving the page then. */
const keepInStrip = (tab: HTMLElement | null) => {
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  const scroller = tab?.closest('[data-strip]');
  if (!tab || !scroller) return undefined;
  const centre = () => {
    const [own, around] = [tab, scroller].map((element) => element.getBoundingClientRect());
    if (!own || !around || (own.left >= around.left && own.right <= around.right)) return;
    scroller.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  };
  window.addEventListener('resize', centre);
  return () => window.removeEventListener('resize', centre);
};
