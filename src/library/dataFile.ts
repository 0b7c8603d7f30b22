// Data files of the library in a browser. A bundler does not carry them along, so a failure says which option to set.

/** The file at `address`; `option` of the opening function names another address for `file`. */
export async function fetchDataFile(address: string | URL, file: string, option: string): Promise<Response> {
  const failure = (problem: string, cause?: unknown) =>
    new Error(
      `${address} did not load: ${problem}. Serve the package's kosh/data/${file} and set the option "${option}" to its address.`,
      { cause },
    );
  let response: Response;
  try {
    response = await fetch(address);
  } catch (error) {
    throw failure('nothing answers there', error);
  }
  if (!response.ok) throw failure(`status ${response.status}`);
  // Development servers answer with the page of the program where there is no file.
  if (response.headers.get('Content-Type')?.startsWith('text/html')) throw failure('a page of HTML came instead');
  return response;
}
