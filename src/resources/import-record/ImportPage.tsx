import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLocation, useNavigate } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PageHeader } from '@/ui/page/PageHeader';
import { useAddressParams } from '@/ui/page/address-params';
import { ImportPanel } from './ImportPanel';
import { RECORD_TYPE_TABS } from './record-type-tabs';

/** Where CSV files of one kind are imported. Files of targets and of their rewards share a page of two tabs. */
export const ImportPage = () => {
  const translate = useTranslate();
  const { record_type: recordType = '' } = useAddressParams();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('tab');
  const tabs = RECORD_TYPE_TABS[recordType] ?? [];
  const shown = tabs.find((tab) => tab === asked) ?? recordType;
  return (
    <>
      <PageHeader
        title={translate(`resources.import-record.record_type.${shown}`)}
        subtitle={translate('resources.import-record.subtitle')}
      />
      {tabs.length > 0 && <RecordTypeTabs tabs={tabs} shown={shown} />}
      <ImportPanel key={shown} recordType={shown} />
    </>
  );
};

/** The address holds the chosen tab, so that links, the back button and a reload work. */
const RecordTypeTabs = ({ tabs, shown }: { tabs: readonly string[]; shown: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Tabs
      value={shown}
      onChange={(_, tab) => navigate({ search: tab === tabs[0] ? '' : `?tab=${tab}` })}
      sx={{ mb: 3 }}
    >
      {tabs.map((tab) => (
        <Tab key={tab} value={tab} label={translate(`resources.import-record.tabs.${tab}`)} />
      ))}
    </Tabs>
  );
};
