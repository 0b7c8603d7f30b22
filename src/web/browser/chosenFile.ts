// A file that a person chooses; also the same one again, which may have been changed meanwhile.

export function onFile(input: HTMLInputElement, take: (file: File) => void): void {
  // Browsers tell nothing of a file that is chosen twice, unless it was forgotten in between.
  input.addEventListener('click', () => {
    input.value = '';
  });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) take(file);
  });
}
