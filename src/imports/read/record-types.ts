/** The kinds of CSV file (specification, section 7 'Uploads'), and the resource each of them fills. */
export const RECORD_TYPES = {
  Company: 'company',
  Location: 'location',
  BoUser: 'bo-user',
  Customer: 'app-user',
  Target: 'target',
  RewardTarget: 'target',
  Turnover: 'turnover',
  Order: 'user-sale',
  Promotion: 'promotion',
} as const;
export type RecordType = keyof typeof RECORD_TYPES;

/** The resource that files of a kind fill. The address of an import allows no other `recordType`. */
export const filledResource = (recordType: string) => RECORD_TYPES[recordType as RecordType];
