import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { Link, type RaRecord } from 'react-admin';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { mayVisit } from '@/core/landing';
import { isCascading } from '@/core/references';
import type { ResourceDefinition } from '@/core/resource';
import { useCounted, useCountedNoun } from '@/kit/record/useCountedNoun';
import type { MessageKey } from '@/i18n/message-key';
import { useCurrentUser } from '@/providers/session/use-session';
import {
  useDependentCounts,
  useUncountable,
  type DependentCount,
} from '@/kit/dependents/useDependentCounts';

type DependentCountsProps = {
  definition: ResourceDefinition;
  record: RaRecord;
  /** Called when a link to one of the lists is followed. */
  onLeave: () => void;
  /** Whether the dialog's title says that they are linked. */
  hasTitle?: boolean;
  /** The only linked records, which the title names. */
  named?: DependentCount;
};

/**
 * The effect of deleting `record` on the records that refer to it, with a number and a link per list: some prevent the
 * deletion, others are deleted too. A failed count is shown as such, and kinds of records that cannot be counted are
 * named.
 */
export const DependentCounts = ({
  definition,
  record,
  onLeave,
  hasTitle,
  named,
}: DependentCountsProps) => {
  const translate = useTranslate();
  const nounOf = useCountedNoun();
  const counts = useDependentCounts(definition, record);
  const kinds = useUncountable(definition).map(({ name }) => nounOf(name, 2));
  if (counts.some(({ isPending }) => isPending)) {
    return <NamedSkeleton label={translate('deletion.counting')} width="70%" sx={{ mt: 2 }} />;
  }
  const found = counts.filter(({ count }) => count !== 0);
  const staying = found.filter((entry) => !isCascading(entry) && !isSame(entry, named));
  const going = found.filter(isCascading);
  return (
    <>
      <Counts title={hasTitle ? undefined : 'deletion.in_use'} counts={staying} onLeave={onLeave} />
      <Counts title="deletion.goes_along" counts={going} onLeave={onLeave} />
      {kinds.length > 0 && (
        <DialogContentText sx={{ mt: 2 }}>
          {translate('deletion.maybe_linked', { kinds: kinds.join(', ') })}
        </DialogContentText>
      )}
      {found.length === 0 && kinds.length === 0 && counts.length > 0 && (
        <DialogContentText sx={{ mt: 2 }}>{translate('deletion.unused')}</DialogContentText>
      )}
    </>
  );
};

/** The `counts` of existing records that would not be deleted with the record. */
export const linkedOf = (counts: readonly DependentCount[]): DependentCount[] =>
  counts.filter((entry) => !isCascading(entry) && (entry.count ?? 0) > 0);

type CountsProps = {
  title?: MessageKey;
  counts: readonly DependentCount[];
  onLeave: () => void;
};

/** The `counts` as a list below `title`, or a single one after it; each links to its records. */
export const Counts = ({ title, counts, onLeave }: CountsProps) => {
  const translate = useTranslate();
  const [only, ...others] = counts;
  if (!only) return null;
  if (title && others.length === 0) {
    return (
      <DialogContentText sx={{ mt: 2 }}>
        {translate(title)} <Count {...only} onLeave={onLeave} />
      </DialogContentText>
    );
  }
  return (
    <>
      {title && <DialogContentText sx={{ mt: 2 }}>{translate(title)}</DialogContentText>}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {counts.map((entry) => (
          <li key={keyOf(entry)}>
            <Count {...entry} onLeave={onLeave} />
          </li>
        ))}
      </Box>
    </>
  );
};

const keyOf = ({ resource, filter }: DependentCount): string =>
  `${resource.name} ${JSON.stringify(filter)}`;

const isSame = (one: DependentCount, other: DependentCount | undefined): boolean =>
  other !== undefined && keyOf(one) === keyOf(other);

type CountProps = DependentCount & { onLeave: () => void };

/** A number of records, as a link to their list if the user may open it. */
export const Count = ({ resource, to, count, onLeave }: CountProps) => {
  const translate = useTranslate();
  const { roles } = useCurrentUser();
  const nounOf = useCountedNoun();
  const counted = useCounted();
  const label =
    count === undefined
      ? translate('deletion.uncounted', { noun: nounOf(resource.name, 2) })
      : counted(resource.name, count);
  return to !== null && mayVisit(roles, resource.access.list) ? (
    <Link to={to} onClick={onLeave}>
      {label}
    </Link>
  ) : (
    label
  );
};
