import { safeFileName } from './file-name';

/** Has the browser save `blob` as `fileName`, and cleans up. */
export const saveFile = (blob: Blob, fileName: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = safeFileName(fileName);
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
