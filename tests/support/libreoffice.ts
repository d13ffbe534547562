import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** The program of LibreOffice; undefined where it is not installed. */
export const soffice: string | undefined = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path));

export type Language = 'it' | 'en';

const LOCALES = { it: { name: 'it-IT', id: 1040 }, en: { name: 'en-US', id: 1033 } } as const;

/** The options with which a user of the language opens a CSV file: cells are `standard`, so numbers and dates are recognised. */
const openingOf = (language: Language, separator: string): string =>
  `--infilter=CSV:${separator.charCodeAt(0)},34,76,1,,${LOCALES[language].id},false,true`;

/** Makes a folder for the settings of LibreOffice in `language` and for the files it saves. */
export const openLibreOffice = async (program: string, language: Language) => {
  const folder = await mkdtemp(join(tmpdir(), 'libreoffice-'));
  const profile = join(folder, 'profile', 'user');
  await mkdir(profile, { recursive: true });
  await writeFile(join(profile, 'registrymodifications.xcu'), settingsOf(LOCALES[language].name));
  let count = 0;
  return {
    folder,
    /**
     * Opens files as the user does, saves them in another form, and returns the paths of the saved ones.
     *
     * @param to the extension of the form
     * @param separator of the cells, where the files are CSV
     */
    save: async (
      files: readonly string[],
      to: 'csv' | 'xlsx' | 'ods',
      separator?: ',' | ';',
    ): Promise<string[]> => {
      const saved = join(folder, `${(count += 1)}`);
      const form = to === 'csv' ? 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true' : to;
      await promisify(execFile)(
        program,
        [
          `-env:UserInstallation=file://${join(folder, 'profile')}`,
          '--headless',
          ...(separator ? [openingOf(language, separator)] : []),
          ...['--convert-to', form, '--outdir', saved],
          ...files,
        ],
        { timeout: 120_000 },
      );
      return files.map((file) => join(saved, basename(file).replace(/\.\w+$/, `.${to}`)));
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

const settingsOf = (locale: string) => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item>
</oor:items>
`;
