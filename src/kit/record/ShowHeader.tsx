import type { ComponentProps } from 'react';
import type { RaRecord } from 'react-admin';
import { PageHeader } from '@/ui/page/PageHeader';
import { RecordPager } from './RecordPager';

type ShowHeaderProps = ComponentProps<typeof PageHeader> & {
  record: Pick<RaRecord, 'id'>;
  /** Whether another action shows the record's place in its list. */
  isPlaceShown?: boolean;
};

/** The header of a record's read-only page, with buttons for the previous and next record. */
export const ShowHeader = ({ record, isPlaceShown, actions, ...header }: ShowHeaderProps) => (
  <PageHeader
    {...header}
    actions={
      <>
        <RecordPager record={record} view="show" isPlaceShown={isPlaceShown} />
        {actions}
      </>
    }
  />
);
