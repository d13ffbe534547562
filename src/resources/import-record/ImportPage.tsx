import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLocation, useNavigate } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PageHeader } from '@/ui/page/PageHeader';
import { useAddressParams } from '@/ui/page/address-params';
import { ImportPanel } from '@/imports/panel/ImportPanel';
import { RECORD_TYPE_TABS } from '@/imports/panel/record-type-tabs';
import { WaitingFile } from './WaitingFile';

/** Page to import CSV files of one kind. Files of targets and of their rewards share a page with two tabs. */
export const ImportPage = () => {
  const translate = useTranslate();
  const { record_type: recordType = '' } = useAddressParams();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('tab');
  const tabs = RECORD_TYPE_TABS[recordType] ?? [];
  const shown = tabs.find((tab) => tab === asked) ?? recordType;
  const navigate = useNavigate();
  // The address holds the chosen tab, so that links, the back button and a reload work.
  const show = (tab: string) => navigate({ search: tab === tabs[0] ? '' : `?tab=${tab}` });
  return (
    <>
      <PageHeader
        title={translate(`resources.import-record.record_type.${shown}`)}
        subtitle={translate('resources.import-record.subtitle')}
      />
      {tabs.length > 0 && <RecordTypeTabs tabs={tabs} shown={shown} onShow={show} />}
      <WaitingFile tabs={tabs} shown={shown} onOpen={show} />
      <ImportPanel key={shown} recordType={shown} />
    </>
  );
};

type RecordTypeTabsProps = {
  tabs: readonly string[];
  shown: string;
  onShow: (tab: string) => void;
};

const RecordTypeTabs = ({ tabs, shown, onShow }: RecordTypeTabsProps) => {
  const translate = useTranslate();
  return (
    <Tabs value={shown} onChange={(_, tab: string) => onShow(tab)} sx={{ mb: 3 }}>
      {tabs.map((tab) => (
        <Tab key={tab} value={tab} label={translate(`resources.import-record.tabs.${tab}`)} />
      ))}
    </Tabs>
  );
};
