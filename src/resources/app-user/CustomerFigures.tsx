import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { MONTHLY_WINDOW_DAYS } from '@/core/constants';
import { DAY_MS } from '@/core/days';
import { timeOf } from '@/core/presence';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import { CustomerContext } from '@/domain/customer/customer-context';
import { isUnread } from '@/domain/activity/tally';
import { Deferred } from '@/ui/lazy/Deferred';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { FigureFact, FigureStrip } from '@/ui/page/Figures';
import { tallyOfCustomer } from './AccessFigures';
import { useCustomerOf } from './useCustomerOf';
import { useCustomerViews } from './useProfileCards';

/** Above both tabs of an app user's page: how much they buy, their target, and when they last used the app. */
export const CustomerFigures = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const customer = useCustomerOf(record);
  const figures = useCustomerViews(({ customerFigure }) => customerFigure).toSorted(
    (one, other) => one.view.order - other.view.order,
  );
  return (
    <CustomerContext value={customer}>
      <FigureStrip label={translate('resources.app-user.profile.figures')}>
        {figures.map(({ name, view: { Figure } }) => (
          <ResourceContextProvider key={name} value={name}>
            <PartBoundary fallback={<FigureFact label={<FigureName of={name} />} figure="–" />}>
              <Deferred waiting={<WaitingFigure of={name} />}>
                <Figure waiting={<WaitingFigure of={name} />} />
              </Deferred>
            </PartBoundary>
          </ResourceContextProvider>
        ))}
        <LastAccess record={record} />
      </FigureStrip>
    </CustomerContext>
  );
};

/** Shown while the code of a figure loads; as high as the figure. */
const WaitingFigure = ({ of }: { of: string }) => (
  <FigureFact
    label={<FigureName of={of} />}
    figure={<Skeleton width="min(112px, 25cqi)" />}
    note={<Skeleton width="min(168px, 25cqi)" />}
  />
);

const FigureName = ({ of }: { of: string }) =>
  useTranslate()(`resources.${of}.name`, { smart_count: 1 });

const LastAccess = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { ago, number, utc } = useFormats();
  const { last_access } = record;
  const [now] = useState(() => Date.now());
  const isKnown = typeof last_access === 'string' && last_access !== '';
  const isRecent = isKnown && now - timeOf(last_access) < MONTHLY_WINDOW_DAYS * DAY_MS;
  const tally = tallyOfCustomer(record, now);
  return (
    <FigureFact
      label={translate('resources.app-user.fields.last_access')}
      figure={isKnown ? utc.day(last_access) : translate('resources.app-user.profile.no_access')}
      note={
        isKnown &&
        [
          ...(isRecent ? [ago(last_access)] : []),
          ...(isUnread(tally)
            ? []
            : [
                translate('resources.app-user.profile.month_accesses', {
                  smart_count: tally.monthAccesses,
                  count: number(tally.monthAccesses),
                }),
              ]),
        ].join(' · ')
      }
    />
  );
};
