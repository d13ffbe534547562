/** The rule of the reset and of the change of password. */
export const PASSWORD_RULES: readonly [what: string, password: string, kept: boolean][] = [
  ['7 characters', 'Abcde1!', false],
  ['8 characters', 'Abcdef1!', true],
  ['9 characters', 'Abcdefg1!', true],
  ['no uppercase letter', 'abcdef1!', false],
  ['no lowercase letter', 'ABCDEF1!', false],
  ['no digit', 'Abcdefg!', false],
  ['no special character', 'Abcdefg1', false],
  ['another special character', 'Abcdef1(', false],
  ['a space', 'Abcdef1 ', false],
  ['an accent alone for the letters', 'Àèìòù123!', false],
  ...[...'#?!@$%^&*-+._'].map(
    (character) =>
      [`the special character ${character}`, `Abcdef1${character}`, true] as [
        string,
        string,
        boolean,
      ],
  ),
];
