import type { ComponentType, ReactNode } from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import type { RecordTab } from './RecordTabs';

type Content = ComponentType<{ record: RaRecord; waiting: ReactNode }>;

/** A tab about the page's record whose `Content`, a lazy component, loads when the tab is first opened. */
export const recordTab = (tab: Omit<RecordTab, 'content'>, Content: Content): RecordTab => ({
  ...tab,
  content: <OfRecord Content={Content} />,
});

const OfRecord = ({ Content }: { Content: Content }) => {
  const record = useRecordContext();
  return record && <Content waiting={<FormSkeleton />} record={record} />;
};
