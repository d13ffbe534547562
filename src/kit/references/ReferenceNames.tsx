import { Fragment } from 'react';
import { ReferenceName } from './ReferenceName';

type ReferenceNamesProps = { resource: string; codes: readonly string[] };

/** The names of records by their codes, one after the other: see ReferenceName. */
export const ReferenceNames = ({ resource, codes }: ReferenceNamesProps) =>
  codes.length === 0
    ? '–'
    : [...new Set(codes)].map((code, at) => (
        <Fragment key={code}>
          {at > 0 && ', '}
          <ReferenceName resource={resource} code={code} />
        </Fragment>
      ));
