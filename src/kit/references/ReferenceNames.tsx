import { Fragment } from 'react';
import { OtherRecords } from './OtherRecords';
import { ReferenceName } from './ReferenceName';
import { useReadable } from './useReadable';

type ReferenceNamesProps = { resource: string; codes: readonly string[] };

/**
 * The names of the records with these codes, separated by commas; those that the user may not read are only counted.
 */
export const ReferenceNames = ({ resource, codes }: ReferenceNamesProps) => {
  const { readable, others } = useReadable(resource, [...new Set(codes)]);
  if (codes.length === 0) return '–';
  return (
    <>
      {readable.map((code, at) => (
        <Fragment key={code}>
          {at > 0 && ', '}
          <ReferenceName resource={resource} code={code} />
        </Fragment>
      ))}
      {others.length > 0 && ' '}
      <OtherRecords resource={resource} codes={others} />
    </>
  );
};
