import { isRecipient, type Recipient } from '@/core/audience';
import { textsOf } from '@/core/one-or-many';
import type { Role } from '@/core/permissions';
import { textOf } from '@/core/text';
import { CUSTOMER, STAFF } from './resources';

/** The audience of a record, as a form holds it. */
export type Audience = {
  recipients: readonly Recipient[];
  /** Codes; they narrow the customers alone. */
  categories: readonly string[];
  /** Code of the company it belongs to; of all of them without one. */
  company?: string;
};

/** The audience in the fields of a record or a form. */
export const audienceOf = ({
  recipients,
  categories,
  company_code,
}: Readonly<Record<string, unknown>>): Audience => ({
  recipients: textsOf(recipients).filter(isRecipient),
  categories: textsOf(categories),
  company: textOf(company_code) || undefined,
});

/** A list of people, by documented filters alone: its total is a part of the audience. */
export type AudienceList = {
  resource: string;
  filter: Readonly<Record<string, string>>;
  /** What the list is called: a recipient, or the code of a category of customers. */
  recipient: Recipient;
  category?: string;
};

/**
 * The lists that hold everybody an audience reaches, and nobody else: active people alone. Somebody may be
 * in more than one of them.
 */
export const listsOf = ({ recipients, categories, company }: Audience): AudienceList[] => {
  const ofCompany: AudienceList['filter'] = company ? { company_code: company } : {};
  const staff = (recipient: Recipient, filter: AudienceList['filter']): AudienceList => ({
    resource: STAFF,
    recipient,
    filter: { ...filter, ...ACTIVE },
  });
  const withRole = (recipient: Recipient, role: Role) => staff(recipient, { ...ofCompany, role });
  const customers = (): AudienceList[] =>
    (categories.length > 0 ? categories : [undefined]).map((category) => ({
      resource: CUSTOMER,
      recipient: 'customers',
      category,
      filter: { ...ofCompany, ...(category ? { category } : {}), ...ACTIVE },
    }));
  const admins = () => staff('admin', { role: 'admin' });
  const everybodyAtWork = () => staff('company_users', ofCompany);

  if (recipients.includes('everyone')) {
    // Without a company all staff are asked for, admins among them.
    return [...(company ? [admins()] : []), everybodyAtWork(), ...customers()];
  }
  const has = (recipient: Recipient) => recipients.includes(recipient);
  return [
    ...(has('admin') ? [admins()] : []),
    ...(has('company_users')
      ? [everybodyAtWork()]
      : ROLES_OF_COMPANY.filter(([recipient]) => has(recipient)).map(([recipient, role]) =>
          withRole(recipient, role),
        )),
    ...(has('customers') ? customers() : []),
  ];
};

/**
 * Whether somebody may be in two of `lists`: a member of staff with two roles, a customer of two
 * categories. Nobody is both staff and customer.
 */
export const mayOverlap = (lists: readonly AudienceList[]): boolean =>
  [STAFF, CUSTOMER].some(
    (resource) => lists.filter((list) => list.resource === resource).length > 1,
  );

const ACTIVE = { status: 'active' } as const;

const ROLES_OF_COMPANY: readonly (readonly [Recipient, Role])[] = [
  ['company_managers', 'company_manager'],
  ['area_managers', 'area_manager'],
  ['site_managers', 'site_manager'],
  ['agents', 'agent'],
];
