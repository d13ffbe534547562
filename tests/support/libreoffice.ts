import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The program of LibreOffice; undefined where it is not installed. */
export const soffice: string | undefined = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path));

export type Language = 'it' | 'en';

const LOCALES = { it: { name: 'it-IT', id: 1040 }, en: { name: 'en-US', id: 1033 } } as const;

export type Form = 'csv' | 'xlsx' | 'ods';

const CSV = 'Text - txt - csv (StarCalc)';

/** The filter of LibreOffice that saves a form, and its options. */
const SAVING: Readonly<Record<Form, readonly [filter: string, options: string]>> = {
  csv: [CSV, '44,34,76,1,,0,false,true'],
  xlsx: ['Calc MS Excel 2007 XML', ''],
  ods: ['calc8', ''],
};

/** Makes a folder for the settings of LibreOffice in `language` and for the files it saves. */
export const openLibreOffice = async (program: string, language: Language) => {
  const folder = await mkdtemp(join(tmpdir(), 'libreoffice-'));
  const user = join(folder, 'profile', 'user');
  const library = join(user, 'basic', 'Standard');
  await mkdir(library, { recursive: true });
  await writeFile(join(user, 'registrymodifications.xcu'), settingsOf(LOCALES[language].name));
  await writeFile(join(user, 'basic', 'script.xlc'), LIBRARIES);
  await writeFile(join(library, 'script.xlb'), MODULES);
  return {
    folder,
    /**
     * Opens files as the user does, saves each of them in other forms, and returns the paths of the saved ones, by form.
     * A macro does it: the program takes seconds to start, and its command line saves one form per start.
     *
     * @param separator of the cells, where the files are CSV: cells are `standard`, so numbers and dates are recognised
     */
    save: async (
      files: readonly string[],
      forms: readonly Form[],
      separator?: ',' | ';',
    ): Promise<Record<Form, string[]>> => {
      const reading: [string, string] = separator
        ? [CSV, `${separator.charCodeAt(0)},34,76,1,,${LOCALES[language].id},false,true`]
        : ['', ''];
      const saved: Record<Form, string[]> = { csv: [], xlsx: [], ods: [] };
      for (const form of forms) {
        await mkdir(join(folder, form), { recursive: true });
        saved[form] = files.map((file) =>
          join(folder, form, basename(file).replace(/\.\w+$/, `.${form}`)),
        );
      }
      const lines = files.flatMap((file, at) => [
        `document = Opened(${quoted(urlOf(file), ...reading)})`,
        ...forms.map(
          (form) => `Save(document, ${quoted(urlOf(saved[form][at]), ...SAVING[form])})`,
        ),
        'document.close(True)',
      ]);
      await writeFile(join(library, 'Conversion.xba'), moduleOf(lines));
      await promisify(execFile)(
        program,
        [
          `-env:UserInstallation=${urlOf(join(folder, 'profile'))}`,
          '--headless',
          'macro:///Standard.Conversion.Main',
        ],
        { timeout: 120_000 },
      );
      return saved;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

const urlOf = (path = ''): string => pathToFileURL(path).href;

/** Texts as arguments of Basic. */
const quoted = (...texts: string[]): string => texts.map((text) => `"${text}"`).join(', ');

/** The settings of a user. Without the second item, the first start would replace the macros. */
const settingsOf = (locale: string) => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item>
<item oor:path="/org.openoffice.Setup/Office"><prop oor:name="ooSetupInstCompleted" oor:op="fuse"><value>true</value></prop></item>
</oor:items>
`;

const LIBRARIES = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:libraries PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "libraries.dtd">
<library:libraries xmlns:library="http://openoffice.org/2000/library">
<library:library library:name="Standard" library:link="false"/>
</library:libraries>
`;

const MODULES = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false">
<library:element library:name="Conversion"/>
</library:library>
`;

const moduleOf = (lines: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Conversion" script:language="StarBasic"><![CDATA[
Sub Main
${lines.join('\n')}
StarDesktop.terminate()
End Sub

Function Opened(address, filter, options)
Opened = StarDesktop.loadComponentFromURL(address, "_blank", 0, Array(Named("Hidden", True), Named("FilterName", filter), Named("FilterOptions", options)))
End Function

Sub Save(document, address, filter, options)
document.storeToURL(address, Array(Named("FilterName", filter), Named("FilterOptions", options)))
End Sub

Function Named(name, value)
Dim pair As New com.sun.star.beans.PropertyValue
pair.Name = name
pair.Value = value
Named = pair
End Function
]]></script:module>
`;
