import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeCompany, newMark, pictureFile } from './records';
import {
  button,
  expectNote,
  expectPath,
  fileField,
  openCold,
  recordCalls,
  search,
  listTable,
} from './screen';

const RULE = '400×120 pixel, PNG, JPEG o WebP';
const OTHER_SIZE = "Le dimensioni dell'immagine devono essere 400×120";
const SVG = 'Impossibile usare un file SVG: scegli un’immagine PNG, JPEG o WebP';
const DAMAGED = 'Impossibile aprire l’immagine: il file è danneggiato o incompleto';

/**
 * The tags of a camera that was held upright, on its side, whose picture is to be turned clockwise, and upside down.
 */
const UPRIGHT = 1;
const ON_ITS_SIDE = 6;
const UPSIDE_DOWN = 3;

test.beforeEach(async ({ page, as, api }) => {
  const mark = newMark();
  await makeCompany(api, mark);
  await as('admin');
  await openCold(page, '/company/list');
  await search(page, mark);
  await expect(listTable(page).getByRole('row')).toHaveCount(2);
  await listTable(page).getByText(mark, { exact: true }).click();
  await expectNote(fileField(page, 'Logo'), RULE);
});

test('a photograph of 3000×2000 is refused until it is cut to the exact size', async ({ page }) => {
  const logo = fileField(page, 'Logo');
  await logo.setInputFiles(await photograph(page, 3000, 2000));
  await expectNote(logo, OTHER_SIZE);

  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await expectNote(logo, OTHER_SIZE);
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);

  await button(page, 'Ritaglia').click();
  const dialog = page.getByRole('dialog', { name: 'Ritaglia a 400×120' });
  const vertical = dialog.getByRole('slider', { name: 'Posizione verticale' });
  // Red above, blue below: the lower edge is chosen by the keyboard.
  await expect(vertical).toHaveAttribute('aria-valuetext', '50%');
  await vertical.focus();
  await page.keyboard.press('End');
  await expect(vertical).toHaveAttribute('aria-valuetext', '100%');
  await button(dialog, 'Applica').click();
  await expectNote(logo, RULE);

  const { size, corner } = await sentLogo(page);
  expect(size).toEqual([400, 120]);
  expect(corner).toBe('blue');
  await expectPath(page, '/company/list');
});

test('the frame of a crop obeys the keys, the wheel and the pointer', async ({ page }) => {
  const logo = fileField(page, 'Logo');
  await logo.setInputFiles(await photograph(page, 800, 800));
  await button(page, 'Ritaglia').click();
  const dialog = page.getByRole('dialog', { name: 'Ritaglia a 400×120' });
  const frame = dialog.getByRole('group', { name: 'Area di ritaglio: le frecce spostano' });
  const slider = async (name: string) =>
    Number(await dialog.getByRole('slider', { name }).inputValue());

  await frame.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => slider('Posizione verticale')).toBeGreaterThan(0.5);
  await page.keyboard.press('+');
  await expect.poll(() => slider('Ingrandimento')).toBeGreaterThan(1);
  await page.keyboard.press('-');
  await expect.poll(() => slider('Ingrandimento')).toBe(1);

  await frame.hover();
  await page.mouse.wheel(0, -100);
  await expect.poll(() => slider('Ingrandimento')).toBeGreaterThan(1);
  const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 1000);
  await page.mouse.up();
  await expect.poll(() => slider('Posizione verticale')).toBe(1);
  await button(dialog, 'Applica').click();
  await expectNote(logo, RULE);
  expect(await sentLogo(page)).toEqual({ size: [400, 120], corner: 'blue' });
});

test('a picture that is read while another is cropped takes its place', async ({ page }) => {
  const logo = fileField(page, 'Logo');
  await logo.setInputFiles(await photograph(page, 800, 800));
  await expectNote(logo, OTHER_SIZE);
  const release = await holdDecoding(page);
  await logo.setInputFiles(await photograph(page, 600, 600, UPSIDE_DOWN));
  await button(page, 'Ritaglia').click();
  const dialog = page.getByRole('dialog', { name: 'Ritaglia a 400×120' });
  const vertical = dialog.getByRole('slider', { name: 'Posizione verticale' });
  await vertical.press('End');
  await expect(vertical).toHaveValue('1');
  await release();
  await expect(vertical).toHaveValue('0.5');
  await vertical.press('Home');
  await button(dialog, 'Applica').click();
  await expectNote(logo, RULE);
  expect(await sentLogo(page)).toEqual({ size: [400, 120], corner: 'blue' });
});

test('a photograph taken sideways is turned before it is measured and sent', async ({ page }) => {
  const logo = fileField(page, 'Logo');
  await logo.setInputFiles(await photograph(page, 400, 120, ON_ITS_SIDE));
  await expectNote(logo, OTHER_SIZE);

  await logo.setInputFiles(await photograph(page, 120, 400, ON_ITS_SIDE));
  await expectNote(logo, RULE);
  const { size, corner } = await sentLogo(page);
  expect(size).toEqual([400, 120]);
  // The upper half of what the camera wrote is on the right once it is turned.
  expect(corner).toBe('blue');
});

test('a photograph of the exact size leaves without what the camera noted', async ({ page }) => {
  const logo = fileField(page, 'Logo');
  const photo = await photograph(page, 400, 120, UPRIGHT);
  await logo.setInputFiles(photo);
  await expectNote(logo, RULE);
  const { logo: sent } = await sentFields(page);
  const pixels = await photograph(page, 400, 120);
  expect(photo.buffer.includes('Exif')).toBe(true);
  expect(sent).toBe(`data:image/jpeg;base64,${pixels.buffer.toString('base64')}`);
});

test('what is no picture is refused, and what was there stays', async ({ page }, testInfo) => {
  const logo = fileField(page, 'Logo');
  const shown = page.getByRole('img', { name: 'Anteprima: Logo', exact: true });
  const before = (await shown.getAttribute('src')) ?? '';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  await logo.setInputFiles(fileOf('logo.png', Buffer.from(svg)));
  await expectNote(logo, `${SVG}\n${RULE}`);

  const whole = pictureFile(400, 120);
  await logo.setInputFiles(fileOf('logo.png', whole.buffer.subarray(0, 60)));
  await expectNote(logo, `${DAMAGED}\n${RULE}`);

  // From the disk: the browser gets its place, and not its contents.
  const heavy = testInfo.outputPath('logo.png');
  await writeFile(heavy, whole.buffer);
  await truncate(heavy, 26 * 1024 * 1024);
  await logo.setInputFiles(heavy);
  await expectNote(logo, `Il file supera 25 MB\n${RULE}`);

  await logo.setInputFiles(fileOf('logo.png', claiming(whole.buffer, 30_000, 30_000)));
  await expectNote(logo, `L’immagine deve avere meno di 30.000 pixel per lato\n${RULE}`);
  await logo.setInputFiles(fileOf('logo.png', claiming(whole.buffer, 29_000, 29_000)));
  await expectNote(logo, `L’immagine supera 100 megapixel\n${RULE}`);
  await expect(shown).toHaveAttribute('src', before);

  await button(page, 'English (EN)').click();
  await fileField(page, 'Header image').setInputFiles(whole);
  await expectNote(fileField(page, 'Header image'), 'Image dimensions must be 1200×400');
});

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const fileOf = (name: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer,
});

/** A PNG whose header lies about its size. */
const claiming = (png: Buffer, width: number, height: number): Buffer => {
  const lie = Buffer.from(png);
  lie.writeUInt32BE(width, 16);
  lie.writeUInt32BE(height, 20);
  return lie;
};

/** A JPEG, red in its upper half and blue in its lower one, as the browser writes it. */
const photograph = async (
  page: Page,
  width: number,
  height: number,
  orientation?: number,
): Promise<ChosenFile> => {
  const uri = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w, h];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = '#f00';
      context.fillRect(0, 0, w, h / 2);
      context.fillStyle = '#00f';
      context.fillRect(0, h / 2, w, h / 2);
      return canvas.toDataURL('image/jpeg', 0.95);
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(uri.split(',')[1] ?? '', 'base64');
  const buffer = orientation
    ? Buffer.concat([jpeg.subarray(0, 2), exifSegment(orientation), jpeg.subarray(2)])
    : jpeg;
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
};

/** An Exif segment that says nothing but how the camera was held. */
const exifSegment = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.alloc(10);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(8 + tiff.length, 2);
  head.write('Exif', 4, 'latin1');
  return Buffer.concat([head, tiff]);
};

/** From now on pictures are decoded only once what this answers is called. */
const holdDecoding = async (page: Page): Promise<() => Promise<void>> => {
  const gate = await page.evaluateHandle(() => {
    const hold = { open: () => {} };
    const opened = new Promise<void>((resolve) => (hold.open = resolve));
    const decode = window.createImageBitmap.bind(window);
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      await opened;
      return decode(source);
    };
    return hold;
  });
  return () => gate.evaluate(({ open }) => open());
};

/** Saves, and returns what was sent. */
const sentFields = async (page: Page): Promise<Record<string, string>> => {
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  return (await sent).postDataJSON();
};

/** Saves, and returns how the browser draws the logo that was sent. */
const sentLogo = async (page: Page): Promise<{ size: number[]; corner: string }> => {
  const { logo = '' } = await sentFields(page);
  return page.evaluate(async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = context.getImageData(5, 5, 1, 1).data;
    return {
      size: [image.naturalWidth, image.naturalHeight],
      corner: blue > red ? 'blue' : 'red',
    };
  }, logo);
};
