import { useGetList } from 'react-admin';
import { today } from '@/core/days';
import { listOf } from '@/core/one-or-many';
import { PLACEHOLDERS, type Placeholder } from '@/core/placeholders';
import { filledTextOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useReference } from '@/kit/references/useReference';
import { useAgents } from '@/kit/references/useStaff';
import { useDefinition } from '@/kit/registry/definitions';
import { APP, COMPANY, CUSTOMER, LOCATION } from './resources';

export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/**
 * What placeholders stand for when something is sent to the customer called `code` today. What only the moment of
 * sending tells (the title and the address of a piece of news) and what the customer does not have is not there.
 */
export const useCustomerValues = (code: string): PlaceholderValues => {
  const { utc } = useFormats();
  const customer = useReference(useDefinition(CUSTOMER), code)?.record;
  // Of several companies the first speaks.
  const [company] = listOf(customer?.company_code);
  const [location] = listOf(customer?.location_code);
  const [agent] = listOf(customer?.agent_code);
  const companyName = useReference(useDefinition(COMPANY), company)?.name;
  const locationName = useReference(useDefinition(LOCATION), location)?.name;
  const agents = useAgents(EVERYWHERE, agent !== undefined);
  const apps = useGetList(
    APP,
    { filter: { company_code: company }, pagination: { page: 1, perPage: 1 } },
    { enabled: company !== undefined, onError: UNSAID },
  );
  if (!customer) return {};
  const values: Readonly<Record<Placeholder, unknown>> = {
    firstname: customer.firstname,
    surname: customer.surname,
    email: customer.email,
    code: customer.code,
    business_name: customer.business_name,
    company_name: companyName,
    location_name: locationName,
    agent_name: agents.data?.find((each) => each.code === agent)?.name,
    app_name: apps.data?.[0]?.app_name,
    title: undefined,
    link: undefined,
    date: utc.day(today()),
  };
  return Object.fromEntries(
    PLACEHOLDERS.flatMap((name) => {
      const value = filledTextOf(values[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

const EVERYWHERE = {};

/** The preview goes on without it. */
const UNSAID = () => undefined;
