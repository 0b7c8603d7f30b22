// Hands a file to the person, as a download.

/** Long enough for a slow disk: the browser reads the file after the click. */
const KEPT_MS = 60_000;

export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
