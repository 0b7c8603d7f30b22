// The ordinary code below another: what a text means that says no more than the code above does.
import type { OrdinaryCode } from '../../model/words.ts';
import type { SearchIndex } from '../index/searchIndex.ts';

const NONE = 0;

/** By code: how many codes further its ordinary one stands; codes are sorted, so those below follow. */
export function packOrdinary(
  codes: readonly { readonly code: string }[],
  ordinary: readonly OrdinaryCode[],
): { readonly 'code.ordinary': Uint16Array } {
  const numberOf = new Map(codes.map(({ code }, i) => [code, i]));
  const steps = new Uint16Array(codes.length);
  for (const { parent, ordinary: child } of ordinary) {
    const from = numberOf.get(parent);
    const to = numberOf.get(child);
    if (from === undefined || to === undefined) throw new Error(`${parent} or ${child} is no code.`);
    steps[from] = to - from;
  }
  return { 'code.ordinary': steps };
}

/** Gives the ordinary code below another, or -1. */
export function ordinaryIn({ container }: SearchIndex): (code: number) => number {
  const steps = container.u16('code.ordinary');
  return (code) => {
    const step = steps[code] as number;
    return step === NONE ? -1 : code + step;
  };
}
