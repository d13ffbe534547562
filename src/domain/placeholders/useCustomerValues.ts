import type { RaRecord } from 'react-admin';
import { today } from '@/core/days';
import { listOf } from '@/core/one-or-many';
import { PLACEHOLDERS, type Placeholder } from '@/core/placeholder-parts';
import { COMPANY, CUSTOMER, LOCATION } from '@/core/resource-names';
import { filledTextOf, textOf } from '@/core/text';
import { useFormats } from '@/ui/formats/useFormats';
import { useReference } from '@/kit/references/useReference';
import { useAgents } from '@/kit/references/useAgents';
import { useDefinition } from '@/kit/registry/definitions';
import { useFirstApp } from '@/domain/preview/useFirstApp';

export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/** Placeholders known only at sending: the title and the address of a news item. */
export const AT_SENDING: readonly Placeholder[] = ['title', 'link'];

/** The values of placeholders in a message to one customer. */
export type CustomerValues = {
  /** The values, except those in {@link AT_SENDING}. */
  values: PlaceholderValues;
  /** The placeholders that are empty, because the customer has no value for them. */
  gaps: readonly Placeholder[];
  /** Undefined until one is chosen and loaded. */
  customer?: RaRecord;
};

/** The values of placeholders in a message sent today to the customer with `code`; empty for none. */
export const useCustomerValues = (code: string): CustomerValues => {
  const { utc } = useFormats();
  const customer = useReference(useDefinition(CUSTOMER), code)?.record;
  // The first of several companies counts.
  const [company] = listOf(customer?.company_code);
  const [location] = listOf(customer?.location_code);
  const [agent] = listOf(customer?.agent_code);
  const companyName = useReference(useDefinition(COMPANY), company)?.name;
  const locationName = useReference(useDefinition(LOCATION), location)?.name;
  const agents = useAgents(EVERYWHERE, agent !== undefined);
  const { app, isKnown } = useFirstApp(textOf(company));
  if (!customer) return { values: {}, gaps: [] };
  const known: Readonly<Record<Placeholder, unknown>> = {
    firstname: customer.firstname,
    surname: customer.surname,
    email: customer.email,
    code: customer.code,
    business_name: customer.business_name,
    company_name: companyName,
    location_name: locationName,
    agent_name: agents.data?.find((each) => each.code === agent)?.name,
    app_name: app?.app_name,
    title: undefined,
    link: undefined,
    date: utc.day(today()),
  };
  const texts = PLACEHOLDERS.map((name) => [name, filledTextOf(known[name])] as const);
  // While a referenced record loads, its value is not a gap.
  const mayCome: Partial<Record<Placeholder, boolean>> = {
    company_name: company !== undefined,
    location_name: location !== undefined,
    agent_name: agent !== undefined,
    app_name: company !== undefined && (!isKnown || app !== undefined),
  };
  return {
    values: Object.fromEntries(texts.filter(([, text]) => text !== undefined)),
    gaps: texts.flatMap(([name, text]) =>
      text === undefined && !mayCome[name] && !AT_SENDING.includes(name) ? [name] : [],
    ),
    customer,
  };
};

const EVERYWHERE = {};
