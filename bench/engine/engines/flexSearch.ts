// FlexSearch with the settings that found most: all text in one index, whole words in context, suggestions on.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Engine, FETCHED } from '../engine.ts';

interface TextIndex {
  add(id: string, text: string): void;
  search(text: string, options: object): readonly string[];
  export(keep: (key: string, data: string | undefined) => void): Promise<void> | void;
  import(key: string, data: string): Promise<void> | void;
}
interface FlexSearch {
  readonly Index: new (options: object) => TextIndex;
  readonly Charset: Readonly<Record<string, object>>;
}

export const flexSearch: Engine = {
  name: 'FlexSearch',
  settings:
    'names, description and parents as one text, `tokenize: "strict"`, `encoder: Charset.Normalize`, `context: true`, `suggest: true`: of its tokenizers, encoders and field layouts this found most; saved by its export',
  async load() {
    const { Index, Charset } = createRequire(import.meta.url)('flexsearch') as FlexSearch;
    const create = () => new Index({ tokenize: 'strict', encoder: Charset.Normalize, context: true });
    return {
      async build(documents, folder) {
        const index = create();
        for (const { code, names, description, parents } of documents) {
          index.add(code, `${names} ${description} ${parents}`);
        }
        const files = join(folder, 'export');
        mkdirSync(files, { recursive: true });
        await index.export((key, data) => {
          if (data !== undefined) writeFileSync(join(files, encodeURIComponent(key)), data);
        });
      },
      async open(folder) {
        const index = create();
        const files = join(folder, 'export');
        for (const file of readdirSync(files)) {
          await index.import(decodeURIComponent(file), readFileSync(join(files, file), 'utf8'));
        }
        return (text) => index.search(text, { limit: FETCHED, suggest: true });
      },
    };
  },
};
