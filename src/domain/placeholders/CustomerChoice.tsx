import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { reachesCustomers } from '@/core/audience';
import { textsOf } from '@/core/one-or-many';
import { partsOf, type Placeholder } from '@/core/placeholder-parts';
import { CUSTOMER } from '@/core/resource-names';
import type { Audience } from '@/domain/audience/audience-lists';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReferenceAutocomplete } from '@/kit/references/ReferenceAutocomplete';
import { usePicker } from '@/kit/references/usePicker';
import { AT_SENDING, type CustomerValues } from './useCustomerValues';

type CustomerChoiceProps = {
  /** Code of the customer; empty for none. */
  value: string;
  onChange: (code: string) => void;
  filled: CustomerValues;
  /** The audience of the message, whose customers are offered. */
  audience: Audience;
  /** The texts that are filled with the values. */
  texts: readonly string[];
};

/** Chooses the customer whose data fill a preview, and names the placeholders their data leave empty. */
export const CustomerChoice = ({
  value,
  onChange,
  filled: { gaps, customer },
  audience,
  texts,
}: CustomerChoiceProps) => {
  const translate = useTranslate();
  const referenceFilter = useMemo(
    () => (audience.company ? { company_code: [audience.company] } : NO_FILTER),
    [audience.company],
  );
  const picker = usePicker({
    reference: REFERENCE,
    referenceFilter,
    onPick: ({ code }) => onChange(code),
  });
  const used = texts.flatMap((text) => partsOf(text).map(({ name }) => name));
  const namesOf = (names: readonly Placeholder[]) =>
    names
      .filter((name) => used.includes(name))
      .map((name) => translate(`placeholders.names.${name}`))
      .join(', ');
  const [empty, atSending] = [namesOf(gaps), namesOf(AT_SENDING)];
  const notes = [
    value === '' && translate('placeholders.preview.without_customer'),
    customer && !isReached(customer, audience) && translate('placeholders.preview.not_reached'),
    empty && translate('placeholders.preview.without_value', { names: empty }),
    customer && atSending && translate('placeholders.preview.at_sending', { names: atSending }),
  ];
  return (
    <Box>
      <ReferenceAutocomplete
        picker={picker}
        reference={REFERENCE}
        referenceFilter={referenceFilter}
        value={value}
        onChange={onChange}
        label={translate('placeholders.preview.customer')}
        name="preview_customer"
      />
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
        {notes.filter(Boolean).join(' ')}
      </Typography>
    </Box>
  );
};

const REFERENCE = { resource: CUSTOMER };
const NO_FILTER = {};

/** Whether `customer` is in `audience`; true while that is empty. */
const isReached = (customer: RaRecord, { recipients, categories, company }: Audience): boolean => {
  if (recipients.length === 0) return true;
  const own = textsOf(customer.categories);
  return (
    reachesCustomers(recipients) &&
    (company === undefined || textsOf(customer.company_code).includes(company)) &&
    (categories.length === 0 || categories.some((category) => own.includes(category)))
  );
};
