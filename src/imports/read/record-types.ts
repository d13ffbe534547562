import {
  BO_USER,
  COMPANY,
  CUSTOMER,
  LOCATION,
  PROMOTION,
  TARGET,
  TURNOVER,
  USER_SALE,
} from '@/core/resource-names';

/** The kinds of CSV file (specification, section 7 'Uploads'), and the resource each of them fills. */
export const RECORD_TYPES = {
  Company: COMPANY,
  Location: LOCATION,
  BoUser: BO_USER,
  Customer: CUSTOMER,
  Target: TARGET,
  RewardTarget: TARGET,
  Turnover: TURNOVER,
  Order: USER_SALE,
  Promotion: PROMOTION,
} as const;
export type RecordType = keyof typeof RECORD_TYPES;

/** The resource that files of a kind fill. The address of an import allows no other `recordType`. */
export const filledResource = (recordType: string) => RECORD_TYPES[recordType as RecordType];
