/** Whether the browser can still read a chosen file, which it cannot once the file was changed or deleted. */
export const canBeRead = async (file: File): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};
