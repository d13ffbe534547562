import type { RaRecord } from 'react-admin';
import { RelatedRecords } from '@/kit/dependents/RelatedRecords';

/** The customers, targets, turnover and sales of an agent; no other role has any. */
export const AgentRecords = ({ record }: { record: RaRecord }) =>
  Array.isArray(record.roles) &&
  record.roles.includes('agent') && <RelatedRecords record={record} hasReadOnly />;
