// What the search in the browser loads: its worker and the two compiled files.
export const TARIFF_FILES = { worker: 'tariffWorker.js', records: 'tariff.bin', search: 'search.bin' } as const;
