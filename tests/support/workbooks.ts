import { strToU8, zipSync } from 'fflate';

type Sheet = {
  name?: string;
  rows: string;
  columns?: string;
  after?: string;
  /** Whether days are counted from 1904; the first sheet decides for all. */
  is1904?: boolean;
};

/**
 * An .xlsx of sheets whose rows are written as XML. Its first shared text is `Rossi & Figli`; the cell styles are a
 * number, a day (1), a moment (2), five digits with zeros (3) and per cent (4).
 */
export const xlsxOf = (...sheets: Sheet[]): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook>${sheets[0]?.is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${sheets
        .map(
          ({ name = 'Foglio' }, at) =>
            `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${sheets
        .map(
          (_, at) =>
            `<Relationship Id="r${at + 1}" Type="x/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs>${[
        0, 14, 22, 164, 9,
      ]
        .map((id) => `<xf numFmtId="${id}"/>`)
        .join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      '<sst><si><r><t>Rossi </t></r><r><t>&amp; Figli</t></r><rPh><t>no</t></rPh></si></sst>',
    ),
    ...Object.fromEntries(
      sheets.map(({ rows, columns = '', after = '' }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet>${columns}<sheetData>${rows}</sheetData>${after}</worksheet>`),
      ]),
    ),
  });

/** An .ods with the columns code and name, and a row of `cell` and a text. */
export const odsOf = (cell: string, manifest = ''): Uint8Array =>
  zipSync({
    'META-INF/manifest.xml': strToU8(
      `<manifest:manifest><manifest:file-entry manifest:media-type="application/vnd.oasis.opendocument.spreadsheet">${manifest}</manifest:file-entry></manifest:manifest>`,
    ),
    'content.xml': strToU8(
      `<office:document-content><office:body><office:spreadsheet><table:table table:name="Foglio1">${[
        `${textCell('code')}${textCell('name')}`,
        `${cell}${textCell('x')}`,
      ]
        .map(
          (cells) =>
            `<table:table-row>${cells}<table:table-cell table:number-columns-repeated="16382"/></table:table-row>`,
        )
        .join(
          '',
        )}<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });

const textCell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
