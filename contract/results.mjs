// @ts-check
/**
 * @typedef {object} Result the result of a check
 * @property {string} area
 * @property {string} call method and address
 * @property {string} check
 * @property {'holds' | 'differs' | 'lacks' | 'unjudged'} state
 * @property {string} [expected]
 * @property {string} [seen]
 * @property {string} section address in docs/wire-format.md
 */

/** @typedef {{ expected: string, seen: string }} Difference */

/** @typedef {keyof typeof SECTIONS} Section */

/** The sections of docs/wire-format.md that checks refer to. */
export const SECTIONS = {
  headers: '#addresses-and-headers',
  identity: '#identity',
  lists: '#lists',
  records: '#one-record-create-update-delete',
  errors: '#errors',
  stale: '#stale-edit',
  reading: '#tolerant-reading',
  values: '#values',
  account: '#account',
  activity: '#app-activity',
  uploads: '#uploads',
  areas: '#3-areas',
  entities: '#4-entities',
  roles: '#5-who-sees-which-rows',
  csv: '#6-csv-files',
};

/** @param {(result: Result) => void} onResult */
export const createResults = (onResult) => {
  /** @type {Result[]} */
  const all = [];
  /** @param {Result} result */
  const add = (result) => {
    all.push(result);
    onResult(result);
  };
  /** @param {string} area */
  const of = (area) => {
    /** @type {(check: string, section: Section, call: string) => Omit<Result, 'state'>} */
    const about = (check, section, call) => ({
      area,
      check,
      call,
      section: `docs/wire-format.md${SECTIONS[section]}`,
    });
    return {
      /**
       * Records that a check holds, or how the backend differs. It replaces an earlier 'unjudged' of the check.
       *
       * @param {string} check
       * @param {Section} section
       * @param {string} call
       * @param {Difference | undefined | false | null} difference
       */
      judge: (check, section, call, difference) => {
        const open = all.findIndex((each) => isOpen(each, area, check));
        if (open !== -1) all.splice(open, 1);
        add({
          ...about(check, section, call),
          ...(difference ? { state: 'differs', ...difference } : { state: 'holds' }),
        });
      },
      /** @type {(check: string, section: Section, call: string) => void} */
      lacks: (check, section, call) =>
        add({ ...about(check, section, call), state: 'lacks', seen: '404' }),
      /**
       * Records that a check cannot be judged, and why.
       *
       * @type {(check: string, section: Section, call: string, why: string) => void}
       */
      pass: (check, section, call, why) => {
        if (all.some((each) => isOpen(each, area, check))) return;
        add({ ...about(check, section, call), state: 'unjudged', seen: why });
      },
      /** Whether the check was already judged in this area. @param {string} check */
      isJudged: (check) =>
        all.some(
          (result) => result.area === area && result.check === check && result.state !== 'unjudged',
        ),
    };
  };
  return { all, of };
};

/** @type {(result: Result, area: string, check: string) => boolean} */
const isOpen = (result, area, check) =>
  result.state === 'unjudged' && result.area === area && result.check === check;

/** @typedef {ReturnType<ReturnType<typeof createResults>['of']>} AreaResults */

/**
 * Undefined if the condition holds, else the difference.
 *
 * @type {(holds: boolean, expected: string, seen: unknown) => Difference | undefined}
 */
export const unless = (holds, expected, seen) =>
  holds
    ? undefined
    : { expected, seen: typeof seen === 'string' ? seen : (JSON.stringify(seen) ?? 'nothing') };
