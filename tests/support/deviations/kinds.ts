import type { Answered, Asked, Plant } from '../planting-server';

export type Deviation = {
  name: string;
  /** The areas that the kit checks. */
  areas: readonly string[];
  isWriting?: boolean;
  /** The failures that the kit reports for it, each an area and a check. */
  found: readonly string[];
  plant: () => Plant;
};

export type Row = Record<string, unknown>;

export const API = '/api/v1/';

/** Whether a call reads the list of `area`. */
export const lists = ({ method, path }: Asked, area: string) =>
  method === 'GET' && path === `${API}${area}`;

export const rowsIn = ({ json }: Answered): Row[] => {
  const rows = Object.values((json?.data ?? {}) as Row).find(Array.isArray);
  return (rows ?? []) as Row[];
};

type Options = Pick<Deviation, 'isWriting'>;

/** A deviation that the kit reports as the failed `check` of `area`, and as nothing else. */
const deviation = (
  area: string,
  check: string,
  name: string,
  plant: Deviation['plant'],
  { isWriting = false }: Options = {},
): Deviation => ({ name, areas: [area], isWriting, found: [`${area} ${check}`], plant });

/** A deviation of the answers of a list. */
export const inList = (
  area: string,
  check: string,
  name: string,
  change: (answer: Answered, call: Asked) => void,
): Deviation =>
  deviation(area, check, name, () => ({
    answered: (answer, call) => {
      if (lists(call, area) && answer.status === 200) change(answer, call);
    },
  }));

/** A deviation of the rows of a list. */
export const inRows = (area: string, check: string, name: string, change: (row: Row) => void) =>
  inList(area, check, name, (answer) => rowsIn(answer).forEach(change));

/** A deviation in the backend's reading of a call. */
export const inCall = (
  area: string,
  check: string,
  name: string,
  asked: Plant['asked'],
  options?: Options,
): Deviation => deviation(area, check, name, () => ({ asked }), options);

/** A deviation of the answers to calls for which `fits` returns true. */
export const inAnswer = (
  area: string,
  check: string,
  name: string,
  fits: (call: Asked, answer: Answered) => boolean,
  change: (answer: Answered) => void,
  options?: Options,
): Deviation =>
  deviation(
    area,
    check,
    name,
    () => ({
      answered: (answer, call) => {
        if (fits(call, answer)) change(answer);
      },
    }),
    options,
  );

export const refuse = (status: number, message = 'Refused') => ({
  status,
  json: { errors: [message] } as unknown,
});

/** Removes the rows for which `fits` returns false. */
export const keep = (answer: Answered, fits: (row: Row) => boolean) => {
  const { data } = answer.json;
  const [plural = ''] = Object.entries(data).find(([, value]) => Array.isArray(value)) ?? [];
  data[plural] = data[plural].filter(fits);
  data.total_rows = data[plural].length;
};

export const termOf = ({ query }: Asked) => query.get('searchTerm') ?? '';

/** A deviation of the answers to one account, which is recognised by the token of its login. */
export const forAccount = (
  email: string,
  area: string,
  check: string,
  name: string,
  fits: (call: Asked, answer: Answered) => boolean,
  change: (answer: Answered) => void,
  options?: Options,
): Deviation =>
  deviation(
    area,
    check,
    name,
    () => {
      let token = '';
      return {
        answered: (answer, call) => {
          if (call.path === '/bouser/login' && call.body.includes(`"${email}"`))
            token = `Bearer ${answer.json.token}`;
          if (call.headers.authorization === token && fits(call, answer)) change(answer);
        },
      };
    },
    options,
  );

export const AGENT = 'agent@example.com';
export const MANAGER = 'company.manager@example.com';

/** Replaces parts of an answer. */
export const into =
  (other: Partial<Answered>) =>
  (answer: Answered): void => {
    Object.assign(answer, other);
  };

export const creates = ({ method, path }: Asked, area: string) =>
  method === 'POST' && path === `${API}${area}`;
export const sentBy = ({ body }: Asked): Row => JSON.parse(body.toString()) as Row;
export const isFull = (call: Asked) => Object.keys(sentBy(call)).length > 0;
export const updates = ({ method, path }: Asked) => method === 'POST' && path.endsWith('/update');
export const deletes = ({ path }: Asked) => path.endsWith('/delete');
