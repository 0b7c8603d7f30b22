import { writeDocuments } from './build/documents.ts';
await writeDocuments(process.cwd());
