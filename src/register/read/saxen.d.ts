// The part of saxen that is used; the package has no types of its own.
declare module 'saxen' {
  type Decode = (text: string) => string;

  export class Parser {
    on(
      name: 'openTag',
      take: (
        name: string,
        attributes: () => Readonly<Record<string, string>> | false,
        decode: Decode,
        isEmpty: boolean,
      ) => void,
    ): this;
    on(name: 'closeTag', take: (name: string, decode: Decode, isEmpty: boolean) => void): this;
    on(name: 'text' | 'cdata', take: (text: string) => void): this;
    on(name: 'error', take: (error: Error) => void): this;
    write(xml: string): this;
    end(): Error | null;
  }
}
