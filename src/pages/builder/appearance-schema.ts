import * as z from '@/core/zod';
import { accepts, AREAS, optionsOf, type Appearance, type Option } from '@/core/appearance';
import { normalizedHex } from '@/core/color';
import { jsonProblem } from './json-problem';
import { packMessage, unpackMessage, type ValidationMessage } from '@/core/validation-messages';

const rule = (option: Option) =>
  z
    .unknown()
    .refine((value) => accepts(option, value), ruleMessage(option))
    .transform((value) => (option.kind === 'color' ? normalizedHex(String(value)) : value))
    .prefault(option.initial);

const NO_OBJECT = 'pages.builder.configuration.object';

/**
 * The JSON configuration of an appearance. Missing keys have their defaults; unknown keys are rejected with
 * their path, because nobody writes a key to have it ignored.
 */
const schema = z.strictObject(
  Object.fromEntries(
    AREAS.map((area) => [
      area,
      z
        .strictObject(
          Object.fromEntries(optionsOf(area).map(([name, option]) => [name, rule(option)])),
          NO_OBJECT,
        )
        .prefault({}),
    ]),
  ),
  NO_OBJECT,
);

/** Characters; longer than any valid configuration, however it is formatted. */
export const MAX_CONFIGURATION_LENGTH = 20_000;

/** One error of a configuration; `path` is dotted, empty for the whole. */
export type ConfigurationProblem = { path: string } & ValidationMessage;

export type ParsedConfiguration =
  | { appearance: Appearance }
  | { problems: readonly ConfigurationProblem[] };

/** Reads the JSON `text` of a configuration. */
export const parseConfiguration = (text: string): ParsedConfiguration => {
  const json = text.replace(/^\uFEFF/, '');
  if (json.length > MAX_CONFIGURATION_LENGTH) {
    return { problems: [whole('validation.max_length', { max: MAX_CONFIGURATION_LENGTH })] };
  }
  const misplaced = jsonProblem(json);
  if (misplaced) {
    const { found, ...place } = misplaced;
    return {
      problems: [
        found === null
          ? whole('pages.builder.configuration.json_end', place)
          : whole('pages.builder.configuration.json', { ...place, found }),
      ],
    };
  }
  const { success, data, error } = schema.safeParse(JSON.parse(json));
  return success ? { appearance: data as Appearance } : { problems: problemsOf(error) };
};

/** Returns `appearance` as the JSON that the builder shows, copies and saves. */
export const serializeConfiguration = (appearance: Appearance): string =>
  `${JSON.stringify(appearance, null, 2)}\n`;

const whole = (message: string, args?: Record<string, unknown>): ConfigurationProblem => ({
  path: '',
  message,
  args,
});

const problemsOf = ({ issues }: z.ZodError): ConfigurationProblem[] =>
  issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') {
      return [{ path: path.join('.'), ...unpackMessage(issue.message) }];
    }
    return issue.keys.map((key) => ({
      path: [...path, key.slice(0, SHOWN_KEY)].join('.'),
      message: 'pages.builder.configuration.unknown_key',
    }));
  });

const SHOWN_KEY = 40;

function ruleMessage(option: Option): string {
  switch (option.kind) {
    case 'choice':
      return packMessage('pages.builder.configuration.one_of', {
        values: option.values.join(', '),
      });
    case 'toggle':
      return 'pages.builder.configuration.boolean';
    case 'range':
      return packMessage('pages.builder.configuration.integer_between', {
        min: option.min,
        max: option.max,
      });
    case 'color':
      return 'validation.color';
    default:
      return packMessage('pages.builder.configuration.single_line', { max: option.maxLength });
  }
}
