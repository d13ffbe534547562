import type { ComponentType, ReactNode } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import type { RecordTab } from './RecordTabs';

type Content = ComponentType<{ record: RaRecord; waiting: ReactNode }>;

/** Makes a tab about the page's record; its lazy `Content` loads when the tab is first opened. */
export const recordTab = (tab: Omit<RecordTab, 'content'>, Content: Content): RecordTab => ({
  ...tab,
  content: <TabContent Content={Content} />,
});

const TabContent = ({ Content }: { Content: Content }) => {
  const record = useRecordContext();
  return record && <Content waiting={<FormSkeleton />} record={record} />;
};
